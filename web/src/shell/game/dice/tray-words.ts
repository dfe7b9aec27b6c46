// The sentence beside the dice of the tray: the dice are drawn there, so that their signs are left out of it.

/** Mends the punctuation where signs of dice were: "charge,  = 7" becomes "charge = 7". */
export const withoutDice = (text: string): string =>
  text
    .replace(/[,:]?\s+=\s/g, ' = ')
    .replace(/\s+([,.])/g, '$1')
    .replace(/\s*[:,]?\s*\.?\s*$/, '')
