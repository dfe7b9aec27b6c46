// Several choices that one click or gesture stands for: a way over many squares, a weapon and its target. Each is sent only
// when the server asks for it; as soon as anything else is asked, the rest is forgotten.

interface Option {
  action: string
}

/** What a game says of the questions that come while a plan is carried out. */
export interface PlanRules<Id, C extends Option, Q> {
  /** Whether nothing has happened yet when this is asked, so that the plan waits until it is answered. */
  waits(question: Q): boolean
  /** The piece whose plan may go on with this question; null: no plan goes on with it. */
  actorOf(question: Q): Id | null
  /** The next action as an option of this question. */
  option(options: C[], action: string): C | undefined
}

export class Plan<Id, C extends Option, Q> {
  private actions: string[] = []
  private piece: Id | null = null

  constructor(
    private readonly rules: PlanRules<Id, C, Q>,
    private readonly choose: (choice: C) => void,
  ) {}

  get isOver(): boolean {
    return this.actions.length === 0
  }

  /** Replaces the plan. Nothing is sent before `go` is called. */
  start(piece: Id, actions: string[]): void {
    this.piece = piece
    this.actions = actions
  }

  /** What is asked has changed: sends the next choice, or forgets the plan. While nobody is asked it waits. */
  go(question: Q | null, options: C[]): void {
    const [action, ...rest] = this.actions
    if (action === undefined || !question || !options.length || this.rules.waits(question)) return
    const goesOn = this.rules.actorOf(question) === this.piece
    const next = goesOn ? this.rules.option(options, action) : undefined
    this.actions = next ? rest : []
    if (next) this.choose(next)
  }
}
