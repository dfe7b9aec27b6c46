// What the map asks the server about models: how far one can go, what it sees, what an attack may do.

export const aboutModel = (model: string): string => `model ${model}`
export const aboutSight = (model: string, foe: string): string => `sight ${model} ${foe}`
/** What so many attacks of a weapon may do to one of several targets. */
export const aboutShares = (model: string, foe: string, number: number, weapon: string): string =>
  `shares ${model} ${foe} ${number} ${weapon}`
/** A charge against the targets named so far. */
export const aboutCharge = (model: string): string => `charge ${model}`
