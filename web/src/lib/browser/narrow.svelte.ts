// Whether the window is as narrow as a phone.

const query = matchMedia('(max-width: 820px)')

class Narrow {
  now = $state(query.matches)

  constructor() {
    query.addEventListener('change', ({ matches }) => (this.now = matches))
  }
}

export const narrow = new Narrow()
