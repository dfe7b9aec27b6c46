// The person at this screen as the server knows them: by a name, and by a cookie that no script can read.

import type { Me } from '$gen/types'
import { settings } from '../browser/settings.svelte'
import * as api from './api'

let me = $state.raw<Me | null>(null)

export const person = (): Me | null => me

/** The first two letters of the name, for the badge. */
export const initials = (name: string): string => [...name.trim()].slice(0, 2).join('').toUpperCase()

export async function loadMe(): Promise<void> {
  me = await api.me()
  if (me) settings.autoPass = me.auto_pass
}

/** The server creates a person only when they start a match, take a seat or set their name. */
export async function ensureMe(name = ''): Promise<void> {
  me ??= await api.me()
  me ??= await api.setMe({ auto_pass: settings.autoPass })
  if (name.trim() && !me.name) await rename(name.trim())
}

export async function rename(name: string): Promise<void> {
  me = await api.setMe({ name })
}

export async function setAutoPass(wish: boolean): Promise<void> {
  settings.autoPass = wish
  if (me) me = await api.setMe({ auto_pass: wish })
}
