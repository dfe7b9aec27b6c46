// Which screen is shown. The route is the part of the address after #, which the browser never sends to the server.

export type Route =
  | { name: 'lobby' }
  | { name: 'missions'; game: string }
  | { name: 'new'; game: string; goal: string; text: string }
  | { name: 'army'; game: string; goal: string; text: string }
  | { name: 'match'; id: string; watch: boolean }
  | { name: 'replay'; from: 'match' | 'file' | 'example'; id: string; at: number | null; eyes: string }
  | { name: 'learn'; game: string }
  | { name: 'puzzles'; game: string }
  | { name: 'puzzle'; game: string; number: number }
  | { name: 'join'; secret: string }
  | { name: 'rules'; game: string; rule: string }
  | { name: 'aids'; game: string }
  | { name: 'settings' }
  | { name: 'about' }

/** Decodes one part of the address. A part with a broken %-escape is returned undecoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function parse(hash: string): Route {
  const [name = '', first = '', second = '', third = '', fourth = ''] = hash.replace(/^#\/?/, '').split('/').map(decoded)
  if ((name === 'new' || name === 'army') && first) return { name, game: first, goal: second, text: third }
  if (name === 'match' && first) return { name, id: first, watch: false }
  if (name === 'watch' && first) return { name: 'match', id: first, watch: true }
  if (name === 'replay' && (first === 'match' || first === 'file' || first === 'example') && second)
    return { name, from: first, id: second, at: /^\d+$/.test(third) ? Number(third) : null, eyes: fourth }
  if (name === 'puzzle' && first && /^\d+$/.test(second)) return { name, game: first, number: Number(second) }
  if (name === 'learn' || name === 'puzzles' || name === 'missions') return { name, game: first }
  if (name === 'join' && first) return { name, secret: first }
  if (name === 'aids') return { name, game: first }
  if (name === 'rules') return { name, game: first, rule: second }
  if (name === 'settings' || name === 'about') return { name }
  return { name: 'lobby' }
}

let route = $state.raw<Route>(parse(location.hash))

export const currentRoute = (): Route => route

addEventListener('hashchange', () => (route = parse(location.hash)))

export function go(hash: string): void {
  location.hash = hash
}

/** Replaces the current history entry, so that Back does not return to it: to an invitation's secret, or to a finished form. */
export function replace(hash: string): void {
  history.replaceState(null, '', hash)
  route = parse(hash)
}

/** Sets the page's title, for the browser tab and for screen readers. */
export function arrived(title: string): void {
  document.title = title ? `${title} · Bocage` : 'Bocage'
}

/** Moves the focus to the new screen's heading, so that a screen reader starts to read there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
