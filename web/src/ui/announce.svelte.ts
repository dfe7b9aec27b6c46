// Words for those who listen: what changed, said once. The regions themselves stand in Announcer.svelte.

export type Urgency = 'polite' | 'assertive'

const said = $state<Record<Urgency, string>>({ polite: '', assertive: '' })

export const announced = (urgency: Urgency): string => said[urgency]

/** The same words twice are said twice: a no-break space at the end makes them new to the screen reader. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  said[urgency] = said[urgency] === text ? `${text}\u00a0` : text
}
