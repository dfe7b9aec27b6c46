// Where each ability is explained in the rules.

export const ABILITY_RULES: Record<string, string> = {
  amphibious: 'HN-ABIL-02', twin_weapons: 'HN-ABIL-03', assault: 'HN-ABIL-04', autonomous: 'HN-ABIL-05', aa: 'HN-ABIL-06', destruction: 'HN-ABIL-07',
  ambush: 'HN-ABIL-09', spotter: 'HN-ABIL-21', positive_waves: 'HN-ABIL-22', optics: 'HN-ABIL-23', order: 'HN-ABIL-24', personal_order: 'HN-ABIL-25',
  piercing: 'HN-ABIL-26', limited_range: 'HN-ABIL-27', burst: 'HN-ABIL-28', replacement: 'HN-ABIL-30', scout: 'HN-ABIL-31', sniper: 'HN-ABIL-34',
  terrifying: 'HN-ABIL-36', opportunity_fire: 'HN-ABIL-37', battery_fire: 'HN-ABIL-38', suppressive_fire: 'HN-ABIL-39', direct_fire: 'HN-INDIRECT-01',
  indirect_fire: 'HN-INDIRECT-01', frightening_shot: 'HN-ABIL-40', fire_on_the_move: 'HN-ABIL-41', transport: 'HN-TRANSPORT-01', tripod: 'HN-ABIL-43',
}
