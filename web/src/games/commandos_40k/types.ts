// The view's names, short.

export type { Commandos40k as KT } from '$gen/types'
