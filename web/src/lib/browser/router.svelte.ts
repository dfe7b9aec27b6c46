// Which screen is shown: the part of the address after #. Nothing of it is ever sent to the server by the browser.

export type Route =
  | { name: 'lobby' }
  | { name: 'new'; game: string; goal: string; text: string }
  | { name: 'army'; game: string; goal: string; text: string }
  | { name: 'match'; id: string; watch: boolean }
  | { name: 'join'; secret: string }
  | { name: 'rules'; game: string; rule: string }
  | { name: 'settings' }
  | { name: 'about' }

/** A part of an address; one that was cut off in the middle of a sign is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function parse(hash: string): Route {
  const [name = '', first = '', second = '', third = ''] = hash.replace(/^#\/?/, '').split('/').map(decoded)
  if ((name === 'new' || name === 'army') && first) return { name, game: first, goal: second, text: third }
  if (name === 'match' && first) return { name, id: first, watch: false }
  if (name === 'watch' && first) return { name: 'match', id: first, watch: true }
  if (name === 'join' && first) return { name, secret: first }
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

/** Goes there without leaving a trace of here in the history: an invitation's secret, a form that is done. */
export function replace(hash: string): void {
  history.replaceState(null, '', hash)
  route = parse(hash)
}

/** The page's title, for the tab and for those who listen. */
export function arrived(title: string): void {
  document.title = title ? `${title} · Bocage` : 'Bocage'
}

/** So that a screen reader starts where the new screen starts. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
