// The view's names, short.

export type { HeroesOfNormandie as HN } from '$gen/types'
