// Several choices that one click or gesture stands for: a path over many squares, a weapon and its target. Each choice is sent
// only when the server asks for it. If the server asks anything else, the rest is dropped.

/** How a game's questions concern a plan that is being carried out. */
export interface PlanRules<Id, C, Q> {
  /** Whether the plan stays and waits while this question is open, because nothing has happened yet. */
  waits(question: Q): boolean
  /** The piece whose plan this question can continue; null if no plan can. */
  actorOf(question: Q): Id | null
  /** The option of this question that stands for the next action. */
  option(options: C[], action: string): C | undefined
}

/** Answers the questions that follow with these actions of a piece. */
export function inTurn<Id, C, Q extends { options: C[] }>(
  rules: PlanRules<Id, C, Q>,
  piece: Id,
  actions: string[],
): (question: Q) => C | 'wait' | 'stop' {
  const left = [...actions]
  return (question) => {
    if (!left.length) return 'stop'
    if (rules.waits(question)) return 'wait'
    const action = left.shift()!
    return (rules.actorOf(question) === piece && rules.option(question.options, action)) || 'stop'
  }
}
