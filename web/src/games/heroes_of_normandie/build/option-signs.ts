// The sign of each family of options that brings no counters.

const SIGNS: Record<string, string> = {
  ammunition: 'g-ammo', frag_grenades: 'g-grenade', rifle_grenade: 'g-rifle', panzerfaust: 'g-tube-de', sticky_bomb: 'g-mine', he_shells: 'g-burst',
  hedgerow_cutter: 'g-wire', bazooka_ammo: 'g-rocket', demolition_charge: 'g-tnt', first_aid: 'g-medkit', position: 'g-trench', horn_of_plenty: 'g-horn',
  ace_driver: 'v-car', bloodthirsty: 'g-skull', ferocious: 'g-knife', courageous: 'i-flag', hardboiled: 'i-shield', hardened: 'g-pack', heroic: 'g-star',
  intrepid: 'i-boot', basterds: 'g-knife', sharpshooters: 'g-scope', tankbuster: 'v-tank', tricky: 'i-swap', triggerhappy: 'g-sten', veteran: 'g-chevrons',
  airstrike: 'g-wing', artillery: 'g-burst', battle_plan: 'i-map', bluff: 'i-eyeoff', concealed: 'g-leaf', directive: 'g-radio', guardian: 'i-shield',
  improvisation: 'i-die', infiltration: 'g-scout', initiative: 'i-flag', mg_nest: 'g-nest', planning: 'i-pen', smoke: 'g-hourglass',
}

export const signOf = (family: string): string => SIGNS[family] ?? 'g-star'
