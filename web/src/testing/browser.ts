// Stubs for the few browser functions that the modules under test use.

const nothing = (): void => {}

const kept = new Map<string, string>()

const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}

const BROWSER = {
  window: globalThis,
  navigator: { languages: ['fr'] },
  addEventListener: nothing,
  removeEventListener: nothing,
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  localStorage: storage,
  sessionStorage: storage,
  location: { protocol: 'https:', host: 'table.example' },
  document: { hidden: false },
}

// Node has some of these globals already and does not let them be assigned.
for (const [name, value] of Object.entries(BROWSER))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
