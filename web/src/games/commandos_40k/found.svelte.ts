// The model that was pointed out in a panel: the table shows it and opens its card.

class Found {
  model = $state.raw<{ id: string } | null>(null)
  show = (id: string): void => {
    this.model = { id }
  }
}

export const found = new Found()
