// A page that was opened before the server got a newer client cannot fetch its other parts any more: it is loaded anew.

const KEY = 'bocage-reloaded'
/** Milliseconds in which a page is not loaded anew again: then something else is wrong, and the fault shows. */
const PAUSE = 60_000

function last(): number {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0)
  } catch {
    return Date.now() // Storage is blocked: nothing would keep the page from loading for ever.
  }
}

export function reloadOnce(event: Event): void {
  if (Date.now() - last() < PAUSE) return
  sessionStorage.setItem(KEY, String(Date.now()))
  event.preventDefault()
  location.reload()
}
