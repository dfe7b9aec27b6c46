import type { Switch } from '../../face'

/** The value of a switch; empty if there is no such switch now. */
export const setTo = (switches: Switch[], fact: string): string => switches.find((each) => each.fact === fact)?.value ?? ''
