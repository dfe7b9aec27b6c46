// Records that this browser has uploaded to be replayed. The server keeps them only for a while, so the text is kept here as
// long as the tab is open.

import * as api from '$lib/net/api'

const keyOf = (id: string): string => `replay-${id}`

/** Uploads a record and returns the address of its replay. */
export async function openRecord(record: string): Promise<string> {
  const { id } = await api.uploadRecord(record)
  try {
    sessionStorage.setItem(keyOf(id), record)
  } catch {
    // There is no room for it: then the replay lasts as long as the server keeps the record.
  }
  return `#/replay/file/${id}`
}

/** Asks for something about a record; one that the server has forgotten is uploaded again. */
export async function withRecord<T>(source: api.RecordSource, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const record = source.from === 'file' ? sessionStorage.getItem(keyOf(source.id)) : null
    if (!(error instanceof api.ApiError) || error.code !== 'upload' || record === null) throw error
    await api.uploadRecord(record)
    return ask()
  }
}
