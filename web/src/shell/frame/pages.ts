// The pages of the main navigation: in the bar at the top, and on a phone in the tabs at the bottom.

import type { Route } from '$lib/browser/router.svelte'

interface Place {
  name: string
  href: string
  words: string
  icon: string
  holds: Route['name'][]
}

export const PLACES: Place[] = [
  { name: 'play', href: '#/', words: 'web-play', icon: 'hand', holds: ['lobby', 'missions', 'new', 'army', 'join', 'puzzles'] },
  { name: 'rules', href: '#/rules', words: 'web-rules', icon: 'book', holds: ['rules', 'aids'] },
  { name: 'settings', href: '#/settings', words: 'web-settings', icon: 'gear', holds: ['settings'] },
  { name: 'about', href: '#/about', words: 'web-about', icon: 'shield', holds: ['about'] },
]
