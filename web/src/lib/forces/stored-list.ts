// A list that is kept in the browser's storage and never sent anywhere by itself.

export class StoredList<T> {
  /** `fields`: the names of the string fields that every item has. An item that lacks one of them is dropped. */
  constructor(
    private readonly key: string,
    private readonly fields: string[],
  ) {}

  /** Parses the stored text; items that do not have all the fields are left out. */
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
      // Storage is blocked: the list is empty.
      return []
    }
  }

  /** Returns whether the browser has stored the list. */
  store(list: T[]): boolean {
    try {
      localStorage.setItem(this.key, JSON.stringify(list))
      return true
    } catch {
      return false
    }
  }
}
