import { afterEach, expect, it, vi } from 'vitest'
import { reloadOnce } from './stale-page'

afterEach(() => vi.unstubAllGlobals())

it('a page that cannot fetch its parts is loaded anew, but not again at once', () => {
  const reload = vi.fn()
  const kept = new Map<string, string>()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const faults = [new Event('vite:preloadError', { cancelable: true }), new Event('vite:preloadError', { cancelable: true })]
  faults.forEach(reloadOnce)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(faults.map((fault) => fault.defaultPrevented)).toEqual([true, false])
})
