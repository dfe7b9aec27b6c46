// The view's types under a short name.

export type { OperationCommando as OC } from '$gen/types'
