// The sign of each action card, from those that the page has anyway. Signs of the interface (i-) are drawn, the others filled.

const SIGNS: Record<string, string> = {
  c01: 'i-boot', c02: 'g-burst', c03: 'g-squad-us', c04: 'g-radio', c05: 'g-rifle', c06: 'i-shield', c07: 'g-scope', c08: 'v-tank', c09: 'i-gear',
  c10: 'g-grenade', c11: 'g-chevrons', c12: 'g-leaf', c13: 'g-knife', c14: 'g-wire', c15: 'i-swap', c16: 'g-us', c17: 'i-boot', c18: 'g-hourglass',
  c19: 'i-back', c20: 'g-trench', c21: 'i-flag', c22: 'i-x', c23: 'g-rifle', c24: 'i-eye', c25: 'g-scout', c26: 'g-leaf', c27: 'g-hmg', c28: 'g-pack',
  c29: 'g-us', c30: 'i-target', c31: 'i-die', c32: 'g-grenade', c33: 'g-chevrons',
  u01: 'g-pack', u02: 'i-swap', u03: 'g-tube-de', u04: 'g-ammo', u05: 'g-squad-us', u06: 'i-boot', u07: 'g-burst', u08: 'v-gun', u09: 'g-wing',
  u10: 'g-wing', u11: 'v-tank', u12: 'g-star',
  g01: 'g-wire', g02: 'g-tnt', g03: 'g-knife', g04: 'g-mine', g05: 'g-officer', g06: 'g-wing', g07: 'v-flak', g08: 'g-rocket', g09: 'v-gun',
  g10: 'v-assault', g11: 'g-skull', g12: 'g-squad-de',
}

export const signOf = (card: string): string => SIGNS[card] ?? 'g-star'
