// The fingerprint of a seed, computed as the server does it, so that the browser can check it.

/** Whether the last of these seeds has that fingerprint; null if the browser cannot compute it (no secure connection). */
export async function agrees(seeds: string, hash: string): Promise<boolean | null> {
  const seed = seeds.split(' ').at(-1) ?? ''
  if (!crypto.subtle) return null
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`bocage/${seed}`))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('') === hash
}
