// Several choices that one click or gesture stands for: a path over many squares, a weapon and its target. Each choice is sent
// only when the server asks for it. If the server asks anything else, the rest is dropped.

interface Option {
  action: string
}

/** How a game's questions concern a plan that is being carried out. */
export interface PlanRules<Id, C extends Option, Q> {
  /** Whether the plan stays and waits while this question is open, because nothing has happened yet. */
  waits(question: Q): boolean
  /** The piece whose plan this question can continue; null if no plan can. */
  actorOf(question: Q): Id | null
  /** The option of this question that stands for the next action. */
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

  /** Called when the question changes: sends the next choice, or drops the plan. While nobody is asked, the plan waits. */
  go(question: Q | null, options: C[]): void {
    const [action, ...rest] = this.actions
    if (action === undefined || !question || !options.length || this.rules.waits(question)) return
    const goesOn = this.rules.actorOf(question) === this.piece
    const next = goesOn ? this.rules.option(options, action) : undefined
    this.actions = next ? rest : []
    if (next) this.choose(next)
  }
}
