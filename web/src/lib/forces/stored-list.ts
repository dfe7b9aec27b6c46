// A list that this person keeps in the browser's own storage: never sent anywhere by itself.

export class Keep<T> {
  /** `fields`: what makes a thing of the list one; each is a text. */
  constructor(
    private readonly key: string,
    private readonly fields: string[],
  ) {}

  /** The list that a stored text holds; whatever does not belong in it is left out. */
  parse(stored: string | null): T[] {
    try {
      const list: unknown = JSON.parse(stored ?? '[]')
      return Array.isArray(list) ? list.filter((each) => this.belongs(each)) : []
    } catch {
      return []
    }
  }

  private belongs(value: unknown): value is T {
    const thing = value as Record<string, unknown> | null
    return typeof thing === 'object' && thing !== null && this.fields.every((field) => typeof thing[field] === 'string')
  }

  get list(): T[] {
    try {
      return this.parse(localStorage.getItem(this.key))
    } catch {
      // Storage is blocked: nothing is kept.
      return []
    }
  }

  /** Whether it could be stored. */
  store(list: T[]): boolean {
    try {
      localStorage.setItem(this.key, JSON.stringify(list))
      return true
    } catch {
      return false
    }
  }
}
