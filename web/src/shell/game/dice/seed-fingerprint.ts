// The fingerprint of a seed, as the server makes it, so that the browser can check it by itself.

/** Whether the last of these seeds has that fingerprint; null where the browser cannot tell (no secure connection). */
export async function agrees(seeds: string, hash: string): Promise<boolean | null> {
  const seed = seeds.split(' ').at(-1) ?? ''
  if (!crypto.subtle) return null
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`bocage/${seed}`))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('') === hash
}
