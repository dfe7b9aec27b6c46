// The questions in which a side raises, and the survey of what its hand can do then.

export const RAISES = new Set(['answer', 'opening', 'bid'])
export const REACH = 'reach'
