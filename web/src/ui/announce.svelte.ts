// Announcements for screen readers; each change is said once. The live regions are in Announcer.svelte.

export type Urgency = 'polite' | 'assertive'

const said = $state<Record<Urgency, string>>({ polite: '', assertive: '' })

export const announced = (urgency: Urgency): string => said[urgency]

/** The same words twice in a row are said twice: a no-break space at the end makes the text different for the screen reader. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  said[urgency] = said[urgency] === text ? `${text}\u00a0` : text
}
