// Written by bocage/server/wire/typescript.py from the Python types; do not edit.

export const NAME = 24

export const CHAT = 500

export const ACTION = 200

export const SETTING = 2000

export const PACK = 100000

export const MOST_PACKS = 3

export const RECORD_BYTES = 2000000

export interface LessonCard {
  id: string
  title: string
  about: string
  scenes: number
}

export interface Problem {
  code: string
  text: string
  rule: string
}

export interface GameCard {
  id: string
  version: string
  prefix: string
  scenarios: ScenarioCard[]
  options: OptionCard[]
  levels: string[]
  builds: boolean
  windows: boolean
}

export interface ScenarioCard {
  id: string
  shelf: string
  fewest: number
  most: number
  key: string
  pieces: number
  facts: Mission | null
}

export interface Mission {
  minutes: [number, number]
  difficulty: 1 | 2 | 3 | 4 | 5
  turns: number
}

export interface OptionCard {
  id: string
  choices: string[]
  default: string
  ruling: string
  several: boolean
}

export interface GameMaps {
  maps: Record<string, Sketch>
}

export interface Sketch {
  width: number
  height: number
  ground: 'dust' | 'grass' | 'night' | 'table'
  areas: Area[]
  marks: Mark[]
}

export interface Area {
  kind: 'block' | 'bridge' | 'card' | 'edge' | 'goal' | 'grove' | 'hedge' | 'hidden' | 'high' | 'house' | 'low' | 'road' | 'rock' | 'room' | 'rough' | 'street' | 'water' | 'wood' | 'zone_1' | 'zone_2'
  path: string
}

export interface Mark {
  kind: 'door' | 'entrance' | 'hatch' | 'name' | 'nest' | 'objective'
  at: [number, number]
  turn: number
  text: string
}

export interface GameTexts {
  text: string
}

export interface RuleBook {
  game: string
  chapters: Record<string, string>
  rules: RuleText[]
  examples: RuleExample[]
  checkout: boolean
  stop_words: string[]
  synonyms: string[][]
}

export interface RuleText {
  id: string
  kind: 'example' | 'rule' | 'ruling'
  chapter: string
  title: string
  text: string
  why: string
  rules: string[]
  setting: string
}

export interface RuleExample {
  id: string
  title: string
  rules: string[]
}

export interface RuleKept {
  code: string[]
  tests: string[]
  texts: string[]
  proved: string[]
}

export interface PlayerAid {
  game: string
  sections: AidSection[]
}

export interface AidSection {
  title: string
  lines: AidLine[]
}

export interface AidLine {
  text: string
  rule: string
}

export interface Judging {
  texts: string[]
  at?: number
  scenario?: string
  points?: number
  seats?: number
  packs?: string[]
}

export interface PackFile {
  text: string
}

export interface Drafting {
  side: string
  points?: number
  packs?: string[]
}

export interface Drafted {
  text: string
}

export interface Me {
  name: string
  auto_pass: boolean
}

export interface Preferences {
  name?: string | null
  auto_pass?: boolean | null
}

export interface NewMatch {
  game: string
  scenario: string
  seats: NewSeat[]
  options?: Record<string, string>
  listed?: boolean
  answer_seconds?: 0 | 15 | 30 | 60 | 120
  hints?: boolean | null
}

export interface NewSeat {
  kind: 'bot' | 'here' | 'me' | 'open'
  name?: string
  level?: string
}

export interface Resume {
  record: string
  seats?: NewSeat[]
  listed?: boolean
  answer_seconds?: 0 | 15 | 30 | 60 | 120
}

export interface Created {
  id: string
  invitations: Invitation[]
  notes: string[]
}

export interface Invitation {
  seat: number
  secret: string
}

export interface Joining {
  secret: string
}

export interface Invited {
  game: string
  scenario: string
  seat: number
  seats: number
  host: string
  packs: string[]
}

export interface Joined {
  id: string
  seat: number
}

export interface MatchLists {
  mine: MatchCard[]
  open: MatchCard[]
  live: MatchCard[]
}

export interface MatchCard {
  id: string
  game: string
  scenario: string
  lesson: string
  seats: SeatCard[]
  turn: number
  asked: number[]
  result: string
  created: number
  changed: number
  owner: boolean
  listed: boolean
  watchers: number
  answer_seconds: number
  hints: boolean
}

export interface SeatCard {
  name: string
  kind: 'bot' | 'open' | 'person'
  level: string
  mine: boolean
  here: boolean
}

export interface Health {
  ok: boolean
  version: string
  matches: number
  connections: number
}

export interface Upload {
  record: string
}

export interface Uploaded {
  id: string
}

export interface Replayed {
  game: string
  scenario: string
  options: Record<string, string>
  seats: SeatCard[]
  seed_hash: string
  version: string
  notes: string[]
  over: boolean
  first: number
  last: number
  may_look: string[]
  eyes: string
  told: number[]
  by: number[]
  turns: TurnMark[]
  hints: HintMark[]
  log: Happened[]
  ending: Ending | null
  example: ExampleTold | null
}

export interface TurnMark {
  at: number
  text: string
}

export interface HintMark {
  at: number
  seat: number
}

export interface Happened {
  n: number
  name: string
  text: string
  rule: string
  by: number
  move: number
  heading: number
  forced: boolean
  facts: Record<string, string | number | (string | number)[] | Record<string, number>>
}

export interface Ending {
  key: string
  rule: string
  text: string
  scores: number[]
  seed: string
  hints: number
}

export interface ExampleTold {
  title: string
  before: string
  steps: string[]
  after: string
  dice: boolean
  tried: string
  refusal: string
}

export interface Moment {
  at: number
  update: Update
  chosen: Chosen | null
}

export interface Update {
  type: 'update'
  seq: number
  eyes: number[]
  anew: boolean
  curtain: number | null
  table: number | null
  ahead: boolean
  wishes: Wish[]
  first: number
  keep: number
  log: Happened[]
  view: unknown
  question: Question | null
  can_undo: boolean
  can_restart: boolean
  can_nudge: boolean
  thinking: number[]
  deadline: number | null
  late: Late[]
  lesson: LessonWord | null
  ending: Ending | null
  turn_over: TurnOver | null
  note: string
}

export interface Wish {
  seat: number
  kind: string
  until: 'ask' | 'deed' | 'mine' | 'phase' | 'turn'
  passed: number
}

export interface Question {
  kind: string
  rule: string
  text: string
  by: number[]
  about: Record<string, string | number | (string | number)[] | Record<string, number>>
  options: Choice[]
  window: boolean
  deed: boolean
  phased: boolean
  names: Record<string, Record<string, string>>
  lost: string
}

export interface Choice {
  action: string
  label: string
  who: string
  verb: string
  kind: number
  cost: number | null
  minor: boolean
  seat: number
  final: boolean
  answered: boolean
  exit: boolean
  about: Record<string, string | number | (string | number)[] | Record<string, number>>
  note: string
}

export interface Late {
  move: number
  seat: number
}

export interface LessonWord {
  lesson: string
  title: string
  number: number
  lessons: number
  scene: number
  scenes: number
  parts: string[]
  standing: 'asked' | 'done' | 'open' | 'wrong'
  do: string
  why: string
  said: string
  ask: string
  answers: string[]
  answered: number
  signs: string[]
  rules: string[]
  set_dice: boolean
  shows: string
  last: boolean
  next: string
}

export interface TurnOver {
  n: number
  card: Recap
}

export interface Recap {
  over: string
  title: string
  text: string
  tick: string
  rule: string
  mark: '' | 'a' | 'b'
  heads: string[]
  own: boolean
  rows: RecapRow[]
  figures: RecapFigure[]
}

export interface RecapRow {
  text: string
  note: string
  mark: '' | 'a' | 'b'
  label: string
  figures: string[]
}

export interface RecapFigure {
  value: string
  text: string
}

export interface Chosen {
  seat: number
  label: string
}

export interface PlayOn {
  seats: NewSeat[]
}

export interface LuckPart {
  judged: Judged[]
  next: number
}

export interface Judged {
  at: number
  seat: number
  before: number
  choice: number
  luck: number
  after: number
  centile: number
  variance: number
  exact: boolean
}

export interface AllDrawn {
  seeds: SeedOf[]
  drawn: Drawn[]
}

export interface SeedOf {
  start: number
  seed: string
  hash: string
}

export interface Drawn {
  weights: number[]
  value: number
  text: string
  at: number
}

export interface Analysed {
  at: number
  seat: number
  options: Weighing[]
  worlds: number
  most: number
  why: WhyPart[]
  counted: boolean
  told: string
}

export interface Weighing {
  choice: Choice
  chance: number
  low: number
  high: number
  played: boolean
  like_best: boolean
  line: LineStep[]
}

export interface LineStep {
  seat: number
  label: string
}

export interface WhyPart {
  text: string
  gain: number
}

export interface LineSeen {
  views: unknown[]
}

export interface NewComment {
  text: string
  eyes: string
}

export interface Beside {
  comments: Comment[]
  branches: BranchCard[]
  origin: Origin | null
}

export interface Comment {
  n: number
  at: number
  name: string
  text: string
  said: number
  mine: boolean
}

export interface BranchCard {
  at: number
  match: MatchCard
}

export interface Origin {
  source: string
  id: string
  at: number
}

export interface RuleInGames {
  found: RuleMetIn[]
  looked: number
}

export interface RuleMetIn {
  match: string
  scenario: string
  met: RuleMet[]
}

export interface RuleMet {
  at: number
  turn: string
  text: string
}

export interface PuzzleList {
  today: number
  puzzles: PuzzleCard[]
}

export interface PuzzleCard {
  number: number
  id: string
  difficulty: number
  scenario: string
  kind: string
}

export interface PuzzleOpened {
  puzzle: PuzzleCard
  of: number
  today: number
  found: number
  asked: number
  solutions: number
  seats: SeatCard[]
  mine: number
  options: Record<string, string>
  version: string
  choosing: Choosing
  update: Update
}

export interface Choosing {
  ask: Record<string, Ask>
  verb: Record<string, Verb>
  switch: Record<string, Switch>
  family: Record<string, Family>
}

export interface Ask {
  families: string[]
  parts: string[]
  who: string
  first: string
  main: string
  exit: string
  called: Record<string, string>
  flat: boolean
  fixed: boolean
}

export interface Verb {
  family: string
  by: string
  families: Record<string, string>
  exit: boolean
  harm: boolean
}

export interface Switch {
  values: string[]
  keeps: boolean
}

export interface Family {
  icon: string
  mark: 'legal' | 'threat'
  counts: string
  stays: boolean
}

export interface PuzzleTry {
  action: string
}

export interface PuzzleTried {
  action: string
  right: boolean
  chance: number
  loss: number
}

export interface PuzzleSolved {
  options: PuzzleOption[]
  why: string[]
  said: string
  measured: string
}

export interface PuzzleOption {
  action: string
  label: string
  right: boolean
  chance: number
}

export interface PuzzleOdds {
  actions: string[]
}

export interface PuzzleSurvey {
  about: string
}

export interface Hello {
  type: 'hello'
  lang?: 'en' | 'fr'
  token?: string | null
  seq?: number
  watch?: boolean
}

export interface Act {
  type: 'act'
  key: string
  at: number
  action: string
  seat: number
}

export interface Undo {
  type: 'undo'
  key: string
  at: number
  what?: 'activation' | 'choice'
}

export interface Teach {
  type: 'teach'
  key: string
  at: number
  what: 'again' | 'answer' | 'next'
  answer?: number
}

export interface Nudge {
  type: 'nudge'
  key: string
  at: number
}

export interface Hand {
  type: 'hand'
  key: string
  seat: number
  level?: string
}

export interface GiveJob {
  type: 'give_job'
  key: string
  member: string
  job?: string
}

export interface Allow {
  type: 'allow'
  key: string
  answer: 'always' | 'no' | 'yes'
}

export interface AskHint {
  type: 'hint'
  key: string
  at: number
  seat: number
}

export interface Speak {
  type: 'speak'
  lang: 'en' | 'fr'
}

export interface Look {
  type: 'look'
  seat?: number | null
}

export interface LetPass {
  type: 'let_pass'
  key: string
  seat: number
  until?: 'ask' | 'deed' | 'mine' | 'phase' | 'turn'
  kind?: string
}

export interface Earlier {
  type: 'earlier'
  before: number
}

export interface Why {
  type: 'why'
  action: string
}

export interface AskTable {
  type: 'survey'
  about: string
}

export interface AskThreats {
  type: 'threats'
  piece?: string
  state?: string
}

export interface Point {
  type: 'point'
  action: string
}

export interface Say {
  type: 'say'
  key: string
  text: string
}

export interface Ping {
  type: 'ping'
}

export interface Welcome {
  type: 'welcome'
  match: MatchCard
  options: Record<string, string>
  mine: number[]
  seed_hash: string
  version: string
  chat: Said[]
  notes: string[]
  choosing: Choosing
  hints: Hint[]
  threats: boolean
  odds: boolean
}

export interface Said {
  type: 'said'
  n: number
  seat: number
  name: string
  text: string
  at: number
}

export interface Hint {
  id: string
  rule: string
  asked: string[]
  verb: string[]
  event: string[]
}

export interface OddsOf {
  type: 'odds'
  seq: number
  weighed: Weighed[]
}

export interface Weighed {
  action: string
  exact: boolean
  chances: Likely[]
  shares: Share[]
  rules: string[]
  remarks: string[]
  later: boolean
}

export interface Likely {
  key: string
  text: string
  chance: number
  unwelcome: boolean
}

export interface Share {
  part: 'danger' | 'hope' | 'other' | 'rest'
  key: string
  chance: number
}

export interface Ack {
  type: 'ack'
  key: string
  seq: number
}

export interface Refused {
  type: 'refused'
  key: string
  code: string
  text: string
  rule: string
}

export interface Seats {
  type: 'seats'
  seats: SeatCard[]
  mine: number[]
  watchers: number
}

export interface Thinking {
  type: 'thinking'
  seats: number[]
  place: number
}

export interface Team {
  type: 'team'
  members: Member[]
  jobs: TeamJob[]
  said: string[]
  asks: WantsLeave | null
  loud: boolean
}

export interface Member {
  id: string
  name: string
  seat: number
  is_bot: boolean
  job: string
  ordered: boolean
}

export interface TeamJob {
  key: string
  name: string
  place: string
}

export interface WantsLeave {
  member: string
  action: string
  seconds: number
}

export interface Log {
  type: 'log'
  log: Happened[]
}

export interface Because {
  type: 'because'
  action: string
  rule: string
  text: string
}

export interface Surveyed {
  type: 'surveyed'
  about: string
  seq: number
  told: unknown
}

export interface Threatened {
  type: 'threatened'
  seq: number
  of: [string, string]
  pieces: Named[]
  piece: string
  states: Named[]
  state: string
  places: Endangered[]
  note: string
}

export interface Named {
  id: string
  name: string
}

export interface Endangered {
  place: string
  name: string
  figure: string
  level: number
  threats: string[]
  sentence: string
}

export interface Hinted {
  type: 'hinted'
  seq: number
  seat: number
  plans: Plan[]
  worlds: number
  done: boolean
  counted: boolean
  told: string
  taken: number
}

export interface Plan {
  weighing: Weighing
  why: WhyPart[]
}

export interface Pong {
  type: 'pong'
}

export interface Closing {
  type: 'closing'
}

export type FromClient = Hello | Act | Undo | Teach | Nudge | Hand | GiveJob | Allow | AskHint | Speak | Look | LetPass | Earlier | Why | AskTable | AskThreats | Point | Say | Ping

export type FromServer = Welcome | Update | OddsOf | Ack | Refused | Seats | Thinking | Team | Log | Because | Surveyed | Threatened | Hinted | Said | Pong | Closing

/** The facts of something that is told without any. */
export type Nothing = Record<never, never>

export namespace VCommandos {
  export interface View {
    seat: number | null
    turn: number
    phase: string
    outcome: string
    why: string
    commandos: Commando[]
    escorts: Escort[]
    terrains: Terrain[]
    enemy_pool: Record<string, number>
    special_pool: Record<string, number>
    next_enemies: string[]
    equipment_pool: Record<string, number>
    equipment_discard: Record<string, number>
    event_deck: number
    unseen_events: string[]
    discarded_events: string[]
    next_events: string[]
  }

  export interface Commando {
    role: string
    side: string
    seat: number
    tile: string
    face: string
    uniform: boolean
    in_nest: boolean
    wounds: number
    plus: number
    plus_slots: number
    plus_free: number
    slots: number
    allowance: number
    actions: number
    active: boolean
    done: boolean
    weapon: string
    items: string[]
    item_slots: number
    silhouettes: string[]
    ability: string
    ability_used: boolean
    waiting: boolean
    last_turn: number
  }

  export interface Escort {
    kind: string
    tile: string
    face: string
    companion: string
  }

  export interface Terrain {
    id: string
    state: string
    commandos: number
    alarm: boolean
    alarms: number
    card: string
    effect: string
    compass: string
    turns_left: number
    next_events: string[]
    tiles: Tile[]
    doors: Door[]
    entrances: Entrance[]
    objectives: Objective[]
  }

  export interface Tile {
    name: string
    letter: string
    size: string
    indoor: boolean
    x: number
    y: number
    width: number
    height: number
    slots: number
    free: number
    to_hit: number
    enemies: Record<string, number>
    items: Record<string, number>
    charges: number
    triangles: Triangle[]
    hatch: string
  }

  export interface Triangle {
    name: string
    kind: string
    holder: string
  }

  export interface Door {
    name: string
    tiles: [string, string]
    open: boolean
  }

  export interface Entrance {
    name: string
    tile: string
    side: string
    tokens: number
    barricaded: boolean
    waiting: Record<string, number>
  }

  export interface Objective {
    name: string
    tile: string
    word: string
    actions: number
    state: string
  }

  export type PhaseFact =
    | 'after_fire'
    | 'before_fire'
    | 'before_movement'
    | 'before_reinforcement'
    | 'choose_squad'
    | 'commandos'
    | 'end_turn'
    | 'events'
    | 'fire'
    | 'movement'
    | 'reinforcement'
    | 'set_up'
    | 'start_turn'

  export type EffectFact =
    | 'alarm_alarm'
    | 'ammo_check'
    | 'barking_dogs'
    | 'change_of_guard'
    | 'cold_wind'
    | 'counter_search'
    | 'cross_fire'
    | 'dead_line'
    | 'distant_raid'
    | 'double_watch'
    | 'dropped_keys'
    | 'drunken_sentries'
    | 'flare'
    | 'fog'
    | 'forced_march'
    | 'fresh_magazines'
    | 'friendly_fire'
    | 'heavy_rain'
    | 'informer'
    | 'jammed_weapon'
    | 'local_help'
    | 'long_shadows'
    | 'loose_hatch'
    | 'lost_crate'
    | 'mail_day'
    | 'manhunt'
    | 'movie_night'
    | 'power_cut'
    | 'quiet'
    | 'quiet_corridors'
    | 'radio_chatter'
    | 'sealed_hatch'
    | 'searchlights'
    | 'second_wind'
    | 'sixth_sense'
    | 'sniper'
    | 'sore_throat'
    | 'steady_nerves'
    | 'tail_wind'
    | 'truck_convoy'
    | 'weak_locks'

  export interface Events {
    chosen: { commando: string; side: string }
    terrain_built: { terrain: string }
    turn_begins: { number: number }
    phase: { phase: PhaseFact }
    goes_without: { tile: string; item: string }
    commando_goes_without: { commando: string; item: string }
    activated: { commando: string; number: number }
    card_drawn: { terrain: string; card: string; effect: EffectFact }
    reshuffled: Nothing
    reminder: { terrain: string; effect: EffectFact }
    compass_drawn: { terrain: string; card: string; point: 'E' | 'N' | 'S' | 'W' | 'redraw' }
    cards_seen: { cards: string[] }
    tokens_seen: { tokens: string[] }
    no_effect: { effect: EffectFact }
    faces_turned: { terrain: string; foe: string }
    weapon_jammed: { commando: string; weapon: string }
    item_found: { tile: string; item: string }
    item_received: { commando: string; item: string }
    handed_in: { commando: string; item: string }
    nothing_received: { commando: string }
    aimed_at: { commando: string; dice: number[] }
    hatch_blocked: { tile: string }
    tile_held: { tile: string }
    moved: { commando: string; tile: string }
    sneaked: { commando: string; tile: string }
    came_up: { commando: string; tile: string }
    followed: { escort: string; commando: string }
    hidden: { character: string }
    seen: { character: string }
    tested: { character: string; dice: number[] }
    undetected: { character: string }
    forgiven: { commando: string }
    uniform_lost: { commando: string }
    alarm_on: { terrain: string }
    alarm_off: { terrain: string; commando: string }
    left: { commando: string; tile: string }
    unblocked: { tile: string }
    door_opened: { door: string }
    door_locked: { door: string }
    stabbed: { commando: string; foe: string; tile: string }
    fires: { commando: string; weapon: string; tile: string }
    shot: { tile: string; number: number; dice: number[] }
    shot_at_door: { commando: string; weapon: string; door: string }
    rerolled: { commando: string; dice: number[] }
    missed: Nothing
    killed: { foe: string; tile: string }
    reward: { tile: string; item: string }
    spotted_drawn: { tile: string }
    picked: { commando: string; item: string }
    dropped: { commando: string; item: string; tile: string }
    gave: { commando: string; other: string; item: string }
    swapped: { commando: string; other: string; item: string; item2: string }
    refused: { commando: string }
    saved: { commando: string }
    plus_spent: { commando: string }
    plus_gained: { commando: string }
    nest_entered: { character: string; tile: string }
    nest_left: { commando: string; tile: string }
    forced: { commando: string; door: string }
    barricaded: { commando: string; entrance: string }
    disguised: { commando: string }
    charge_laid: { commando: string; tile: string }
    exploded: { commando: string; tile: string }
    blast_spread: { tile: string }
    bombed: { commando: string; tile: string }
    collapsed: { terrain: string }
    objective_done: { objective: string }
    crate_lifted: { commando: string; objective: string }
    escort_met: { escort: string; tile: string }
    compass_turned: { commando: string; point: 'E' | 'N' | 'S' | 'W' | 'redraw' }
    wounded: { commando: string }
    fell: { commando: string }
    healed: { commando: string; other: string }
    kit_kept: { commando: string; dice: number[] }
    kit_spent: { commando: string; dice: number[] }
    dressed: { commando: string; other: string }
    eliminated: { commando: string }
    escort_lost: { escort: string }
    replaced: { commando: string; side: string }
    arrived: { foe: string; tile: string; entrance: string }
    waits_outside: { foes: Record<string, number>; entrance: string }
    null_drawn: { entrance: string }
    special_added: { foe: string }
    broke_through: { entrance: string }
    guards: { foe: string; triangle: string; tile: string }
    direction: { terrain: string; point: 'E' | 'N' | 'S' | 'W' | 'redraw' }
    heads_for: { terrain: string; tiles: string[] }
    marched: { foes: Record<string, number>; tile: string; tile2: string }
    stayed: { foes: Record<string, number>; tile: string; reason: 'edge' | 'full' | 'guard' | 'held' | 'sees' }
    group_fired: { tile: string; tile2: string; dice: number[] }
    reaction: { commando: string; tile: string; dice: number[] }
    hits_lost: { number: number }
    nobody_hit: Nothing
    terrain_completed: { terrain: string }
    success: Nothing
    failure: Nothing
  }

  export interface Questions {
    choose_commando: { number: number; number2: number }
    who_runs: { number: number }
    shortage: { item: string }
    activate: Nothing
    act: { commando: string; number: number }
    window: { phase: PhaseFact }
    agree: { commando: string; other: string; item: string }
    agree_swap: { commando: string; other: string; item: string; item2: string }
    steady_nerves: { commando: string; number: number }
    shadow: { commando: string }
    steady_hands: { commando: string }
    patience: { commando: string; number: number; dice: number[] }
    hit: { number: number }
    share_hits: { number: number }
    which_die: Nothing
    guard: { triangle: string; tile: string }
    which_token: { tile: string }
    nest_priority: { tile: string }
    inside: { tile: string }
    replacement: { commando: string }
    relock: Nothing
    terrain_order: Nothing
    sixth_sense: { number: number }
    second_wind: Nothing
    dropped_keys: { terrain: string }
    lost_crate: { item: string }
    loose_hatch: { terrain: string }
    counter_search: { terrain: string }
    local_help: Nothing
    mail_day: { terrain: string }
    ammo_check: Nothing
    movie_night: { terrain: string }
    manhunt: { terrain: string }
    supply: Nothing
    who_enters: { entrance: string }
    movement_order: Nothing
    send: { tile: string }
    who_moves: { tile: string; tile2: string }
    enemy_fire: Nothing
    friendly_fire: { tile: string }
  }

  export interface Verbs {
    choose: { commando: string; side: string }
    runs: { seat: string }
    side: { side: string }
    bare_tile: { tile: string }
    bare_commando: { commando: string }
    activate: { commando: string }
    end: { commando: string }
    done: { whose?: string }
    move: { commando: string; tile: string; following?: string; payment?: string }
    stealth_move: { commando: string; tile: string; following?: string; payment?: string }
    exit_hatch: { commando: string; following?: string; payment?: string }
    unblock_hatch: { commando: string; payment?: string }
    melee: { commando: string; target: string; payment?: string }
    shoot: { commando: string; weapon: string; tile: string; payment?: string }
    shoot_door: { commando: string; weapon: string; door: string; payment?: string }
    heal: { commando: string; other: string; payment?: string }
    force: { commando: string; door: string; payment?: string }
    barricade: { commando: string; entrance: string; payment?: string }
    disguise: { commando: string; payment?: string }
    lay: { commando: string; payment?: string }
    bomb: { commando: string; tile: string; payment?: string }
    shut_off_alarm: { commando: string; payment?: string }
    interact: { commando: string; objective: string; payment?: string }
    save_action: { commando: string }
    pick: { commando: string; item: string }
    drop: { commando: string; item: string }
    give: { commando: string; other: string; item: string }
    swap: { commando: string; other: string; item: string; item2: string }
    detonate: { commando: string; tile: string }
    enter_nest: { commando: string }
    leave_nest: { commando: string }
    dress: { commando: string; other: string }
    order: { commando: string; other: string; payment?: string }
    decoy: { commando: string; point: string; payment?: string }
    turn_lock: { commando: string; door: string; payment?: string }
    agree: Nothing
    refuse: Nothing
    apply: Nothing
    decline: Nothing
    keep: Nothing
    reroll: { number: string }
    hit: { target: string }
    wound: { character: string }
    die: { number: string }
    post: { foe: string }
    protect: { triangle: string }
    occupy: { commando: string }
    inside: { character: string }
    enter: { foe: string }
    supply: { entrance: string }
    first: { tile: string }
    send: { foe: string; tile: string }
    march: { foe: string }
    fire: { tile: string; tile2: string }
    friendly_fire: { tile: string; tile2: string }
    strike: { target: string }
    terrain: { terrain: string }
    benefit: { commando: string }
    unlock: { door: string }
    crate: { tile: string }
    open_hatch: { tile: string }
    block_hatch: { tile: string }
    empty: { entrance: string }
    extra: { entrance: string }
    help: { commando: string }
    hold: { tile: string }
    exchange: { commando: string; item: string }
    top: { card: string }
    relock: { door: string }
    none: { whose?: string }
    pass: Nothing
  }
}

export namespace OperationCommando {
  export interface View {
    seat: number | null
    scenario: string
    turn: number
    phase: string
    outcome: string
    why: string
    us: Side
    de: Side
    bank: Record<string, number>
    needed: [number, number]
    initiative: string
    assault: Assault | null
    combat: Combat | null
    sme: Sme | null
    utah: Utah | null
    graignes: Graignes | null
  }

  export interface Side {
    name: string
    hand_size: number
    heroics_in_hand: number
    hand: Card[]
    drawn: string[]
    draw_pile: number
    discard_size: number
    discard: Card[]
    tokens: Record<string, number>
    points: number
    heroics_left: number
    heroics: Card[]
    permanents_left: number
    permanents: Card[]
    in_play: Permanent[]
    beside: Card[]
    tilted: Card[]
    actions: Card[]
    removed: number
    won: Terrain[]
    next_combat: number
  }

  export interface Card {
    id: string
    side: string
    kind: string
    vc: number
    support: boolean
    types: string[]
    heroic: boolean
    star: boolean
  }

  export interface Permanent {
    card: Card
    used: boolean
  }

  export interface Terrain {
    id: string
    size: number
    us_draw: number
    de_draw: number
    building: boolean
    objective: boolean
    tags: string[]
  }

  export interface Assault {
    terrain: Terrain
    place: string
    marker: string
    size: number
    fought: number
    us_draw: number
    de_draw: number
    building: boolean
    counter_attack: boolean
  }

  export interface Combat {
    number: number
    ahead: string
    us: Force
    de: Force
  }

  export interface Force {
    units: Unit[]
    carried: number
    total: number
    missing: number
    lead: number
    tokens_forbidden: boolean
    second_forbidden: boolean
    reach: Reach[]
  }

  export interface Unit {
    card: Card
    value: number
    points: Point[]
    suppressed: boolean
  }

  export interface Point {
    kind: string
    source: string
    amount: number
  }

  export interface Reach {
    tokens: number
    chance: number
  }

  export interface Sme {
    sector: string
    main_left: number
    columns: Column[]
    terrain_discard: Terrain[]
    counter_attack: string
    column_size: number
    column: Card[]
  }

  export interface Column {
    name: string
    state: string
    bridge: Terrain
  }

  export interface Utah {
    layout: string
    laid: number
    squares: Square[]
    regiments: Regiment[]
    german_chooses: boolean
  }

  export interface Square {
    name: string
    terrain: Terrain | null
    open: boolean
    scouted: boolean
    control: string
    regiment: string
  }

  export interface Regiment {
    name: string
    square: string
    fatigue: string
    active: boolean
  }

  export interface Graignes {
    places: Place[]
    removed: Terrain[]
    no_production: boolean
    circle_bonus: [number, number]
  }

  export interface Place {
    name: string
    terrain: Terrain
    circle: number
    worth: number
    control: string
    barricade: boolean
    lock: boolean
    production: string
    marker: string
  }

  export interface Reaching {
    about: string
    needed: number
    ways: WayAhead[]
    barred: Record<string, string>
    paired: string[]
  }

  export interface WayAhead {
    cards: string[]
    total: number
    needed: number
    lacks: number
    chance: number
    tokens: number
  }

  export type PhaseFact =
    | 'assault_won'
    | 'bonus'
    | 'commit'
    | 'counter_column'
    | 'de_bid'
    | 'de_draw'
    | 'de_events'
    | 'de_opening'
    | 'de_reject'
    | 'deal'
    | 'destroyed'
    | 'drop'
    | 'end_effects'
    | 'hands'
    | 'heroic_grant'
    | 'lay_out'
    | 'markers'
    | 'mission_end'
    | 'mulligan_de'
    | 'mulligan_us'
    | 'pir_blocked'
    | 'pir_move'
    | 'production'
    | 'progression_events'
    | 'recovery'
    | 'replace'
    | 'score'
    | 'scout'
    | 'start_turn'
    | 'take_terrain'
    | 'terrain_effect'
    | 'turn_end'
    | 'us_answer'
    | 'us_bid'
    | 'us_draw'
    | 'us_events'

  export interface Events {
    mission: { scenario: 'graignes' | 'historical' | 'initiation' | 'utah' }
    turn: { number: number }
    phase: { phase: PhaseFact }
    mulligan: { side: 'de' | 'us' }
    kept_hand: { side: 'de' | 'us' }
    drew: { side: 'de' | 'us'; number: number }
    drew_cards: { cards: string[] }
    no_card_left: { side: 'de' | 'us' }
    extra_draw: { side: 'de' | 'us' }
    rejected: { side: 'de' | 'us'; card: string }
    played: { side: 'de' | 'us'; card: string }
    cancelled: { side: 'de' | 'us'; card: string; card2: string }
    discarded: { side: 'de' | 'us'; card: string }
    milled: { side: 'de' | 'us'; card: string }
    left_game: { side: 'de' | 'us'; card: string }
    saw_cards: { side: 'de' | 'us'; cards: string[] }
    looked_at_top: { side: 'de' | 'us'; pile: 'de' | 'us'; number: number }
    top_cards: { pile: 'de' | 'us'; cards: string[] }
    took_one_of_top: { side: 'de' | 'us' }
    took_card: { card: string }
    taken_back: { side: 'de' | 'us'; card: string }
    brought: { side: 'de' | 'us'; card: string }
    tokens_gained: { side: 'de' | 'us'; token: 'dark' | 'light' | 'plus1' | 'plus12' | 'ss' | 'zero3'; number: number }
    token_returned: { side: 'de' | 'us'; token: 'dark' | 'light' | 'plus1' | 'plus12' | 'ss' | 'zero3' }
    token_paid: { side: 'de' | 'us'; token: 'dark' | 'light' | 'plus1' | 'plus12' | 'ss' | 'zero3' }
    token_played: { side: 'de' | 'us'; token: 'dark' | 'light' | 'plus1' | 'plus12' | 'ss' | 'zero3'; value: number }
    token_sure: { side: 'de' | 'us'; token: 'dark' | 'light' | 'plus1' | 'plus12' | 'ss' | 'zero3'; value: number }
    dice_for_unit: { side: 'de' | 'us'; card: string; successes: number; number: number; value: number }
    die: { side: 'de' | 'us'; success: number }
    dice: { side: 'de' | 'us'; successes: number; number: number }
    terrain_taken: { side: 'de' | 'us'; terrain: string }
    terrain_turned: { terrain: string }
    size_changed: { number: number; size: number }
    draws_changed: { side: 'de' | 'us'; number: number }
    building_marked: { terrain: string }
    committed: { side: 'de' | 'us'; card: string }
    attached: { side: 'de' | 'us'; card: string }
    suppressed: { side: 'de' | 'us'; card: string }
    ability_paid: { side: 'de' | 'us'; card: string }
    bonus_laid: { side: 'de' | 'us'; card: string; value: number }
    next_combat_bonus: { side: 'de' | 'us'; number: number }
    first_unit_changed: { side: 'de' | 'us'; number: number }
    tokens_forbidden: { side: 'de' | 'us' }
    second_forbidden: { side: 'de' | 'us' }
    values: { us: number; de: number; ahead: 'de' | 'us'; missing: number }
    gave_up: { side: 'de' | 'us'; us: number; de: number }
    abandoned: { side: 'de' | 'us'; terrain: string }
    combat_won: { side: 'de' | 'us'; number: number; size: number }
    unit_removed: { card: string }
    assault_won: { side: 'de' | 'us'; terrain: string }
    points: { side: 'de' | 'us'; number: number; us: number; de: number }
    recovery_tried: { card: string; success: number }
    heroic_taken: { side: 'de' | 'us' }
    heroic_chosen: { card: string }
    permanent_taken: { side: 'de' | 'us' }
    permanent_chosen: { card: string }
    permanent_played: { side: 'de' | 'us'; card: string }
    permanent_used: { side: 'de' | 'us'; card: string }
    permanent_destroyed: { side: 'de' | 'us'; card: string }
    column_chosen: { side: 'de' | 'us'; column: 'chef' | 'fiere' }
    front_turned: { terrain: string; terrain2: string }
    terrain_discarded: { terrain: string }
    stays_in_sector: { sector: 'bridges' | 'main' }
    counter_prepared: { number: number }
    counter_unit: { card: string }
    counter_launched: { terrain: string }
    counter_lost: { card: string }
    counter_taken: { number: number }
    terrain_kept: { terrain: string }
    terrain_removed: { terrain: string }
    arm_laid: { place: string; terrain: string; terrain2: string; terrain3: string }
    markers_placed: Nothing
    markers_chosen: { place: string; place2: string }
    attacked: { place: string; terrain: string }
    diverted: { place: string; terrain: string }
    production_blocked: Nothing
    produced: { place: string; terrain: string }
    site_recovered: { place: string; terrain: string }
    reopened: { place: string; terrain: string }
    circle_held: { side: 'de' | 'us'; circle: number }
    marker_revealed: { place: string; terrain: string; objective: 'decoy' | 'objective' }
    barricade_placed: { place: string; terrain: string }
    barricade_removed: { place: string; terrain: string }
    lock_placed: { place: string; terrain: string }
    layout_announced: { layout: 'historical' | 'ludic' }
    field_laid: Nothing
    pir_dropped: { regiment: '501' | '502' | '506'; place: string }
    pir_drifted: { regiment: '501' | '502' | '506'; place: string }
    pir_landed: { regiment: '501' | '502' | '506'; place: string; terrain: string }
    pir_activated: { side: 'de' | 'us'; regiment: '501' | '502' | '506'; terrain: string }
    pir_refreshed: { regiment: '501' | '502' | '506' }
    pir_fatigue: { regiment: '501' | '502' | '506'; fatigue: 'exhausted' | 'fresh' | 'tired' }
    scouted: { place: string }
    scout_saw: { place: string; terrain: string }
    pir_moved: { regiment: '501' | '502' | '506'; place: string; terrain: string }
    pir_pushed: { regiment: '501' | '502' | '506'; place: string; terrain: string }
    pir_redeployed: { regiment: '501' | '502' | '506'; place: string; terrain: string }
    pir_blocked: { regiment: '501' | '502' | '506'; number: number }
    pir_placed: { side: 'de' | 'us'; regiment: '501' | '502' | '506'; place: string; terrain: string }
    pir_left: { regiment: '501' | '502' | '506' }
    control_promised: { side: 'de' | 'us'; number: number }
    chooser_named: { side: 'de' | 'us' }
    victory: { side: 'de' | 'us' }
    draw: Nothing
  }

  export interface Questions {
    mulligan: { side: 'de' | 'us' }
    layout: Nothing
    number: { number: number; number2: number }
    put: { number: number; number2: number }
    drop: { regiment: '501' | '502' | '506' }
    drift: { regiment: '501' | '502' | '506' }
    hide: Nothing
    before_terrain: { sector?: 'bridges' | 'main' }
    column: Nothing
    front: Nothing
    counter: Nothing
    attack: Nothing
    after_marker: { terrain: string }
    divert: Nothing
    regiment: Nothing
    place_501st: Nothing
    refresh: Nothing
    progression: Nothing
    villagers_help: Nothing
    production: Nothing
    event: { side: 'de' | 'us' }
    cancel: { card: string }
    extra_draw: { number: number }
    reject: { number: number }
    commit: { number: number; size: number }
    replace: { number: number; size: number }
    opening: { us: number; de: number }
    answer: { us: number; de: number }
    bid: { us: number; de: number }
    unit_destroyed: { number: number; size: number }
    target: Nothing
    either: { card?: string; terrain?: string }
    give_token: { side: 'de' | 'us'; number: number }
    pay_card: { card?: string; terrain?: string }
    pay_tokens: { number: number; card?: string; terrain?: string }
    discard: { number: number }
    keep_one: { number: number }
    recover: { card?: string; terrain?: string }
    destroy_permanent: { side: 'de' | 'us' }
    building: { terrain: string }
    prepare: { number: number }
    take_heroic: Nothing
    take_permanent: Nothing
    us_wins: { terrain: string }
    lock: Nothing
    scout: { regiment: '501' | '502' | '506' }
    move: { regiment: '501' | '502' | '506' }
    blocked: { regiment: '501' | '502' | '506' }
    push: { regiment: '501' | '502' | '506' }
    land: { regiment: '501' | '502' | '506' }
  }

  export interface Verbs {
    keep: Nothing
    mulligan: Nothing
    layout: { layout: 'historical' | 'ludic' }
    number: { rank: number }
    put: { terrain: string; place: string }
    lay_rest: Nothing
    drop: { place: string }
    drift: { place: string }
    stay: Nothing
    hide: { place: string; place2: string }
    column: { column: 'chef' | 'fiere' }
    fight: { terrain: string }
    attack: { place: string }
    counter: { terrain: string }
    regiment: { regiment: '501' | '502' | '506' }
    divert: { place: string }
    square: { place: string }
    play: { card: string }
    produce: { place: string }
    activate: { card: string }
    refresh: { regiment: '501' | '502' | '506' }
    extra: Nothing
    normal: Nothing
    reject: { card: string }
    commit: { card: string }
    action: { card: string; slot: number }
    token: { token: 'dark' | 'light' | 'plus1' | 'plus12' | 'ss' | 'zero3'; slot: number }
    ability: { slot: number }
    stop: Nothing
    abandon: Nothing
    cancel: { card: string }
    give: { token: 'dark' | 'light' | 'plus1' | 'plus12' | 'ss' | 'zero3' }
    discard: { card: string }
    take: { card: string }
    target: { card: string; which: number }
    either: { choice: 'first' | 'second' }
    pay: Nothing
    decline: Nothing
    none: Nothing
    recover: { card: string }
    prepare: { card: string }
    scout: { place: string }
    move: { place: string }
    redeploy: { place: string }
    push: { place: string }
    land: { place: string }
    lock: { place: string }
    pass: Nothing
  }
}

export namespace HeroesOfNormandie {
  export interface View {
    scenario: string
    turn: number
    turns: number
    phase: string
    initiative: string
    me: number | null
    map: MapView
    types: TypeView[]
    units: UnitView[]
    smoke: SmokeView[]
    objectives: ObjectiveView[]
    tactics: string[]
    seats: SeatView[]
    piles: PileView[]
    score: Record<string, number>
    exited: Record<string, number>
    prisoner_held: boolean
    acting: number | null
    movement: Movement | null
    directives: Record<string, [number, string]>
    winner: string
    why: string
    zones: Record<string, string[]>
    exit: string
    stack: StackView[]
    cards: Record<string, string>
    markers: MarkerView[]
    scored: number[]
    win_at: number
  }

  export interface MapView {
    width: number
    height: number
    layout: string
    rows: string[]
    changed: SquareView[]
    buildings: BuildingView[]
    walls: [string, string, string][]
  }

  export interface SquareView {
    square: string
    terrain: string
    overlays: string[]
    dents: number
    structure: number
    charges: number
  }

  export interface BuildingView {
    id: string
    squares: string[]
    rooms: string[][]
    openings: [string, string, string][]
    fallen: boolean
    dents: number
    structure: number
    charges: number
  }

  export interface TypeView {
    id: string
    side: string
    kind: string
    footprint: number
    border: string
    gun: boolean
    posture: string
    arc: number
    capacity: number
    faces: FaceView[]
  }

  export interface FaceView {
    move: number
    defence: number[]
    skull: boolean
    abilities: string[]
    weapons: WeaponView[]
  }

  export interface WeaponView {
    slot: string
    bonus: [number | null, number | null, number | null]
    abilities: string[]
  }

  export interface UnitView {
    id: number
    seat: number
    side: string
    type: string
    square: string
    squares: string[]
    facing: string
    face: string
    hidden: string
    carrier: number | null
    suppressed: number
    damage: string[]
    token: string
    order: string
    bombs: number
    mine: boolean
    moving: boolean
    prisoner: boolean
  }

  export interface SmokeView {
    point: string
    malus: number
    seat: number
  }

  export interface ObjectiveView {
    id: string
    point: string
    building: string
    squares: string[]
    side: string
    points: number
    control: string
    contested: boolean
  }

  export interface SeatView {
    seat: number
    side: string
    hand_size: number
    hand: string[]
    tokens_left: number
    tokens: string[]
    smoke_orders: number
    pool: number
    deploying: string[]
    stocks: StockView[]
    tiles: TileView[]
    directives: string[]
    tactics: number
    tactics_held: string[]
    horn: string
  }

  export interface StockView {
    option: string
    family: string
    left: number
    of: number
  }

  export interface TileView {
    id: string
    options: string[]
    lost: number
    break_at: number
    points: number
    broken: boolean
  }

  export interface PileView {
    side: string
    pile: number
    discard: Record<string, number>
  }

  export interface Movement {
    unit: number
    points: number
    stepped: number
    stopped: boolean
  }

  export interface StackView {
    card: string
    seat: number
  }

  export interface MarkerView {
    turn: number
    side: string
    what: string
  }

  export interface Survey {
    about: string
    points: number
    reach: Place[]
    shots: Shoot[]
    breaks: Breaking[]
    fights: Fight[]
    line: LineOf | null
    deployment: Deployment | null
    barred: Barred[]
  }

  export interface Place {
    square: string
    facing: string
    points: number
    way: string[]
    can_stop: boolean
  }

  export interface Shoot {
    unit: number
    weapon: string
    manner: string
    foe: number
    square: string
    start: string
    distance: number
    sight: string
    modifiers: Modifier[]
    added: number
    defence: number | null
    die: number | null
    chance: number
    chances: Record<string, number>
  }

  export interface Modifier {
    part: string
    rule: string
    amount: number
  }

  export interface Breaking {
    unit: number
    weapon: string
    manner: string
    square: string
    what: string
    dice: number
    left: number
    chance: number
    chances: Record<string, number>
  }

  export interface Fight {
    unit: number
    foe: number
    square: string
    dice: number
    foe_dice: number
    modifiers: Modifier[]
    added: number
    defence: number
    chance: number
    chances: Record<string, number>
  }

  export interface LineOf {
    start: string
    end: string
    sight: string
    loss: number
    distance: number
    crossings: Crossing[]
  }

  export interface Crossing {
    square: string
    what: string
    loss: number
  }

  export interface Deployment {
    squares: Record<string, string[]>
    facing: string
    faces: string[]
    posture: string
    best: string[]
    scout: number
  }

  export interface Barred {
    unit: number
    crossing: Crossing | null
    rule: string
  }

  export interface Builder {
    tiles: TileCard[]
    options: RecruitCard[]
    heroes: HeroCard[]
    cards: ActionCard[]
    types: TypeView[]
    names: Record<string, string>
    scenarios: ScenarioForces[]
    samples: Sample[]
    teams: Record<string, Record<string, string[]>>
    maps: Record<string, string>
  }

  export interface TileCard {
    id: string
    name: string
    side: string
    badge: string
    cost: number
    units: string[]
    slots: SlotCard[]
    stars: number
    hq: boolean
    break_at: number
    points: number
  }

  export interface SlotCard {
    colours: string[]
    stars: number
    scout: number
  }

  export interface RecruitCard {
    id: string
    name: string
    text: string
    side: string
    kind: string
    family: string
    colours: string[]
    cost: number
    only: string[]
    tokens: number
    fits: Record<string, number[]>
    units: Record<string, string[]>
  }

  export interface HeroCard {
    id: string
    name: string
    side: string
    cost: number
    badge: string
  }

  export interface ActionCard {
    id: string
    name: string
    text: string
    side: string
    copies: number
    phase: string
    restricted: string
  }

  export interface ScenarioForces {
    id: string
    us: ForceCard
    ge: ForceCard
    custom_deck: boolean
    chosen: boolean
  }

  export interface ForceCard {
    fixed: boolean
    points: number
    must: string[]
  }

  export interface Sample {
    side: string
    points: number
    scenario: string
    text: string
  }

  export interface JudgedArmy {
    text: string
    problem: string
    cost: number
    points: number
    faults: Fault[]
    told: string[]
    side: string
    tiles: BoughtTile[]
    heroes: string[]
    share: number
    deck: Record<string, number>
    cards: Record<string, number>
    deck_size: number
    deck_least: number
    allowed: Record<string, number>
    units: Recruited[]
    orders: number
    must: string[]
    custom_deck: boolean
    idle: Record<string, number[]>
    notes: string[]
  }

  export interface Fault {
    rule: string
    text: string
    about: Record<string, string | number>
  }

  export interface BoughtTile {
    tile: string
    options: string[]
    cost: number
    stars: number
  }

  export interface Recruited {
    unit: string
    tile: number
    slot: number
  }

  export interface Events {
    initiative: { side: '' | 'ge' | 'us' }
    drew: { seat: number; number: number; seat_side?: 'ge' | 'us' }
    drew_cards: { seat: number; cards: string[]; seat_side?: 'ge' | 'us' }
    replaced_card: { seat: number; card: string; seat_side?: 'ge' | 'us' }
    reshuffled: { side: '' | 'ge' | 'us' }
    deployed: { square: string; unit?: number; unit_seat?: number; unit_type?: string }
    deployed_hidden: { seat: number; square: string; unit?: number; seat_side?: 'ge' | 'us'; unit_seat?: number; unit_type?: string }
    deployed_aboard: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    deployed_position: { seat: number; square: string; seat_side?: 'ge' | 'us' }
    horn_placed: { seat: number; square: string; seat_side?: 'ge' | 'us' }
    directives_chosen: { seat: number; directive: string; seat_side?: 'ge' | 'us' }
    playing_order: { side: '' | 'ge' | 'us'; seat: number; seat_side?: 'ge' | 'us' }
    turn: { number: number }
    phase: { phase: string }
    marker: { number: number; side: '' | 'ge' | 'us' }
    arrived: { square: string; unit?: number; unit_seat?: number; unit_type?: string }
    tokens_taken: { seat: number; number: number; seat_side?: 'ge' | 'us' }
    ordered: { unit?: number; unit_seat?: number; unit_type?: string }
    order_was: { token: string; unit?: number; unit_seat?: number; unit_type?: string }
    smoke_ordered: { seat: number; seat_side?: 'ge' | 'us' }
    token_lost: { unit?: number; unit_seat?: number; unit_type?: string }
    tokens_swapped: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    token_moved: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    shared: { seat: number; seat_side?: 'ge' | 'us' }
    shared_special: { seat: number; seat_side?: 'ge' | 'us' }
    shared_bluff: { seat: number; seat_side?: 'ge' | 'us' }
    directed: { directive: string; unit?: number; unit_seat?: number; unit_type?: string }
    revealed: { token: string; unit?: number; unit_seat?: number; unit_type?: string }
    smoke_turn: { seat: number; token: string; seat_side?: 'ge' | 'us' }
    activated: { unit?: number; unit_seat?: number; unit_type?: string }
    autonomous: { unit?: number; unit_seat?: number; unit_type?: string }
    active_marker: { unit?: number; unit_seat?: number; unit_type?: string }
    declined: { unit?: number; unit_seat?: number; unit_type?: string }
    again: { unit?: number; unit_seat?: number; unit_type?: string }
    stepped: { square: string; unit?: number; unit_seat?: number; unit_type?: string }
    drove: { square: string; direction: string; unit?: number; unit_seat?: number; unit_type?: string }
    turned: { unit?: number; unit_seat?: number; unit_type?: string }
    hid: { unit?: number; unit_seat?: number; unit_type?: string }
    concealed: { unit?: number; unit_seat?: number; unit_type?: string }
    aimed: { direction: string; unit?: number; unit_seat?: number; unit_type?: string }
    stopped: { unit?: number; unit_seat?: number; unit_type?: string }
    stopped_by: { unit?: number; unit_seat?: number; unit_type?: string }
    barred: { square: string; unit?: number; unit_seat?: number; unit_type?: string }
    watched: { unit?: number; unit_seat?: number; unit_type?: string }
    spotted: { unit?: number; unit_seat?: number; unit_type?: string }
    decoy_gone: { unit?: number; unit_seat?: number; unit_type?: string }
    embarked: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    left_vehicle: { square: string; unit?: number; unit_seat?: number; unit_type?: string }
    spilled: { square: string; unit?: number; unit_seat?: number; unit_type?: string }
    redeployed: { square: string; unit?: number; unit_seat?: number; unit_type?: string }
    pushed: { square: string; unit?: number; unit_seat?: number; unit_type?: string }
    crushed: { unit?: number; unit_seat?: number; unit_type?: string }
    exited: { unit?: number; unit_seat?: number; unit_type?: string }
    cut_hedge: { square: string; unit?: number; unit_seat?: number; unit_type?: string }
    dug_in: { square: string; unit?: number; unit_seat?: number; unit_type?: string }
    moved_on: { unit?: number; unit_seat?: number; unit_type?: string }
    fired: { weapon: string; manner: string; unit?: number; unit_seat?: number; unit_type?: string }
    aimed_at: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    aimed_structure: { square: string; unit?: number; unit_seat?: number; unit_type?: string }
    aimed_point: { point: string; unit?: number; unit_seat?: number; unit_type?: string }
    rolled: { seat: number; dice: number[]; seat_side?: 'ge' | 'us' }
    rerolled: { seat: number; dice: number[]; seat_side?: 'ge' | 'us' }
    shot: { total: number; defence: number; added: number; foe?: number; foe_seat?: number; foe_type?: string }
    missed: { foe?: number; foe_seat?: number; foe_type?: string }
    shot_lost: { unit?: number; unit_seat?: number; unit_type?: string }
    suppressed: { number: number; unit?: number; unit_seat?: number; unit_type?: string }
    recovered: { number: number; unit?: number; unit_seat?: number; unit_type?: string }
    step_lost: { unit?: number; unit_seat?: number; unit_type?: string }
    eliminated: { unit?: number; unit_seat?: number; unit_type?: string }
    destroyed: { unit?: number; unit_seat?: number; unit_type?: string }
    direct_hit: { unit?: number; unit_seat?: number; unit_type?: string }
    damaged: { damage: 'crew' | 'hull' | 'tracks' | 'weapon'; unit?: number; unit_seat?: number; unit_type?: string }
    repaired: { damage: 'crew' | 'hull' | 'tracks' | 'weapon'; unit?: number; unit_seat?: number; unit_type?: string }
    stood_in: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    saved: { unit?: number; unit_seat?: number; unit_type?: string }
    corrected: { unit?: number; unit_seat?: number; unit_type?: string }
    scattered: { point: string }
    off_board: Nothing
    exploded: { point: string }
    exploded_inside: { square: string }
    structure_hit: { square: string; number: number }
    structure_fell: { square: string }
    smoke_placed: { point: string; number: number }
    smoke_faded: { point: string; number: number }
    assaulted: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    clashed: { total: number; total2: number; added: number; added2: number; unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    repulsed: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    assault_won: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    retreated: { square: string; unit?: number; unit_seat?: number; unit_type?: string }
    retreated_aboard: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    occupied: { square: string; unit?: number; unit_seat?: number; unit_type?: string }
    card_played: { seat: number; card: string; seat_side?: 'ge' | 'us' }
    card_cancelled: { seat: number; card: string; seat_side?: 'ge' | 'us' }
    card_lost: { seat: number; card: string; seat_side?: 'ge' | 'us' }
    cards_discarded: { seat: number; cards: string[]; seat_side?: 'ge' | 'us' }
    card_swapped: { seat: number; seat2: number; seat_side?: 'ge' | 'us' }
    aa_rolled: { seat: number; die: number; total: number; number: number; seat_side?: 'ge' | 'us' }
    token_spent: { seat: number; option: string; seat_side?: 'ge' | 'us' }
    tokens_back: { seat: number; option: string; number: number; seat_side?: 'ge' | 'us' }
    bomb_attached: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    bomb_exploded: { foe?: number; foe_seat?: number; foe_type?: string }
    charge_placed: { square: string; unit?: number; unit_seat?: number; unit_type?: string }
    charge_exploded: { square: string }
    tactic_taken: { unit?: number; unit_seat?: number; unit_type?: string }
    tactic_was: { tactic: string }
    tactic_used: { seat: number; tactic: string; seat_side?: 'ge' | 'us' }
    effect: { card: string; unit?: number; unit_seat?: number; unit_type?: string }
    broken: { tile: string; side: '' | 'ge' | 'us'; number: number }
    scored: { side: '' | 'ge' | 'us'; number: number }
    prisoner_taken: { unit?: number; unit_seat?: number; unit_type?: string }
    prisoner_lost: Nothing
    initiative_kept: { side: '' | 'ge' | 'us' }
    initiative_passed: { side: '' | 'ge' | 'us' }
    game_over: { side: '' | 'ge' | 'us' }
    game_drawn: Nothing
  }

  export interface Questions {
    choose_directive: Nothing
    playing_order: Nothing
    deploy: Nothing
    deploy_who: Nothing
    deploy_where: { recruit: string }
    deploy_facing: { recruit: string }
    deploy_side: { recruit: string }
    lay_position: Nothing
    place_horn: Nothing
    arrive: { recruit: string }
    share: Nothing
    share_special: Nothing
    share_bluff: Nothing
    place_order: { number: number }
    direct: Nothing
    smoke: Nothing
    act: { token: string; unit?: number; unit_seat?: number; unit_type?: string }
    fire_more: { token: string; unit?: number; unit_seat?: number; unit_type?: string }
    heroic: { unit?: number; unit_seat?: number; unit_type?: string }
    battery: { unit?: number; unit_seat?: number; unit_type?: string }
    battery_way: { unit?: number; unit_seat?: number; unit_type?: string }
    consent: { unit?: number; unit_seat?: number; unit_type?: string }
    consent_directive: { unit?: number; unit_seat?: number; unit_type?: string }
    consent_horn: { unit?: number; unit_seat?: number; unit_type?: string }
    move: { number: number; unit?: number; unit_seat?: number; unit_type?: string }
    reserve_move: { number: number; unit?: number; unit_seat?: number; unit_type?: string }
    reserve_unit: Nothing
    place_bomb: { unit?: number; unit_seat?: number; unit_type?: string }
    cut_hedge: { unit?: number; unit_seat?: number; unit_type?: string }
    place_nest: Nothing
    aim: { weapon: string; manner: string; unit?: number; unit_seat?: number; unit_type?: string }
    aim_burst: { weapon: string; manner: string; unit?: number; unit_seat?: number; unit_type?: string }
    aim_from: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    split: { foe?: number; foe_seat?: number; foe_type?: string }
    ammunition: { unit?: number; unit_seat?: number; unit_type?: string }
    frighten: { foe?: number; foe_seat?: number; foe_type?: string }
    triggerhappy: { foe?: number; foe_seat?: number; foe_type?: string }
    aim_point: { unit?: number; unit_seat?: number; unit_type?: string }
    where_hit: { unit?: number; unit_seat?: number; unit_type?: string }
    save_first: Nothing
    spill: { unit?: number; unit_seat?: number; unit_type?: string }
    redeploy: { unit?: number; unit_seat?: number; unit_type?: string }
    push: { unit?: number; unit_seat?: number; unit_type?: string }
    retreat: { unit?: number; unit_seat?: number; unit_type?: string }
    recover: { number: number }
    send_back: { unit?: number; unit_seat?: number; unit_type?: string }
    aim_card: { card: string }
    second_wind: { unit?: number; unit_seat?: number; unit_type?: string }
    thrown_back: { unit?: number; unit_seat?: number; unit_type?: string }
    repair: { unit?: number; unit_seat?: number; unit_type?: string }
    discard: Nothing
    redraw: Nothing
    improvise_draw: Nothing
    improvise: Nothing
    swap: Nothing
    consent_swap: { card: string; seat: number; card2: string }
    order_start: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    order_end: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    before_activation: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    announce_move: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    moved: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    announce_fire: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    rolled: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    suffer: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    damage_rolled: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    after_fire: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    announce_assault: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    assault_over: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    vehicle_stops: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    reserve_start: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    reserve_announced: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    reserve_moved: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    reserve_end: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
    initiative_turns: { unit?: number; foe?: number; unit_seat?: number; unit_type?: string; foe_seat?: number; foe_type?: string }
  }

  export interface Verbs {
    directive: { directive: string }
    first: { seat: number }
    deploy: { recruit: string }
    place: { square: string }
    face: { direction: string }
    side: { face: string }
    aboard: { unit: number }
    deploy_rest: Nothing
    deploy_ambush: Nothing
    order: { token: string; unit: number }
    order_smoke: { token: string }
    withhold: Nothing
    share: { seat: number }
    direct: { directive: string; unit: number }
    tactic: { tactic: string }
    special: { unit: number }
    autonomous: { unit: number }
    activate: { unit: number }
    move: Nothing
    fire: { weapon: string; manner: string }
    battery: Nothing
    decline: Nothing
    step: { square: string }
    drive: { square: string; direction: string }
    assault: { square: string }
    turn: Nothing
    aim: { direction: string }
    embark: { unit: number }
    leave: { square: string }
    stop: Nothing
    exit: Nothing
    attach: { square: string }
    charge: { square: string }
    dig: Nothing
    conceal: { number: number }
    again: Nothing
    at: { square: string }
    point: { point: string }
    into: { square: string }
    done: Nothing
    part: { number: number }
    ammunition: Nothing
    opportunity: { unit: number; weapon: string; manner: string }
    play: { card: string }
    use: { option: string }
    on: { unit: number }
    onto: { square: string }
    reroll: { number: number }
    die: { number: number }
    result: { number: number }
    replace: { unit: number }
    yes: Nothing
    no: Nothing
    steady: { unit: number }
    strafe: { square: string; direction: string }
    cancel: { card: string }
    discard: { card: string }
    draw: Nothing
    swap: { card: string; seat: number; card2: string }
    pass: Nothing
  }
}

export namespace Commandos40k {
  export interface View {
    me: number
    mission: string
    round: number
    phase: string
    sub: string
    initiative: number
    active: number
    table: TableView
    kinds: KindView[]
    factions: [FactionView, FactionView]
    models: ModelView[]
    markers: MarkerView[]
    traps: TrapView[]
    teams: [TeamView, TeamView]
    sought: number
    evacuation: number
    outcome: string
  }

  export interface TableView {
    board: string
    width: number
    height: number
    marker_radius: number
    marker_apart: number
    quarters: [[number, number, number, number], [number, number, number, number], [number, number, number, number], [number, number, number, number]]
    marker_area: [number, number, number, number]
    pieces: PieceView[]
  }

  export interface PieceView {
    id: string
    kind: string
    parts: PartView[]
  }

  export interface PartView {
    id: number
    poly: [number, number][]
    z0: number
    z1: number
    move: string
    los: string
    stand: boolean
  }

  export interface KindView {
    sheet: string
    faction: string
    name: string
    move: number
    toughness: number
    save: number
    inv: number
    wounds: number
    leadership: number
    nerve: number
    fnp: number
    radius: number
    body: number
    height: number
    fly: boolean
    keywords: string[]
    specialism: string
    points: number
    arms: ArmView[]
  }

  export interface ArmView {
    id: string
    number: number
    weapon: string
    profile: string
    range: number
    attacks: string
    skill: number
    strength: number
    ap: number
    damage: string
    abilities: string[]
  }

  export interface FactionView {
    id: string
    name: NameView
    sheets: Record<string, NameView>
    weapons: Record<string, NameView>
    tactics: Record<string, NameView>
  }

  export interface NameView {
    en: string
    fr: string
    text_en: string
    text_fr: string
  }

  export interface ModelView {
    id: string
    seat: number
    kind: number
    where: string
    x: number
    y: number
    z: number
    hp: number
    light: number
    shaken: boolean
    held: boolean
    active: boolean
    done: boolean
    tokens: string[]
    effects: string[]
    engaged: string[]
    targets: string[]
  }

  export interface MarkerView {
    id: string
    x: number
    y: number
    state: string
    control: number
    near: [number, number]
  }

  export interface TrapView {
    site: string
    seat: number
    shown: boolean
    sprung: boolean
    parts: number[]
  }

  export interface TeamView {
    seat: number
    faction: string
    role: string
    side: string
    zone: [number, number, number, number] | null
    cp: number
    broken: boolean
    courage: boolean
    recon: string
    recon_works: boolean
    traps: number
    size: number
    score: number
    tactics: TacticView[]
  }

  export interface TacticView {
    id: string
    source: string
    cost: number
    cheaper: Record<string, number>
    used: boolean
    rule: string
  }

  export interface Survey {
    about: string
    allowance: number
    step: number
    region: [number, number, number, number][]
    runs: [number, number, number, number][]
    rings: [number, number, number][]
    apart: number
    drawn: Drawn | null
    way: string
    arranged: [string, string][]
    sight: SightOf | null
    ranges: Range[]
    glances: Glance[]
    shots: Attack[]
    blows: Attack[]
    shares: number[]
    charge: ChargeOf | null
  }

  export interface Drawn {
    cost: number
    allowance: number
    left: number
    legal: boolean
    rule: string
    leg: number
    x: number
    y: number
    z: number
    legs: number[]
    dangerous: string[]
    engaged: string[]
  }

  export interface SightOf {
    model: string
    foe: string
    state: string
    visible: boolean
    obscured: boolean
    covered_terrain: boolean
    covered_model: boolean
    eye: [number, number, number]
    samples: Sample[]
    parts: number[]
    models: string[]
    gap: number
  }

  export interface Sample {
    x: number
    y: number
    z: number
    state: string
  }

  export interface Range {
    kind: string
    least: number
    most: number
  }

  export interface Glance {
    foe: string
    state: string
    gap: number
  }

  export interface Attack {
    model: string
    weapon: string
    foe: string
    gap: number
    sight: string
    rule: string
    engaged: boolean
    snap: boolean
    cover: boolean
    attacks: string
    strength: number
    ap: number
    damage: string
    hit: Need
    wound: Need
    save: Need
    fnp: number
    chances: Chances
  }

  export interface Need {
    rule: string
    base: number
    face: number
    modifiers: Modifier[]
    again: string
  }

  export interface Modifier {
    rule: string
    amount: number
  }

  export interface Chances {
    attacks: number
    hits: number
    wounds: number
    unsaved: number
    damage: number
    nothing: number
    hurt: number
    light: number
    out: number
    harm: number
  }

  export interface ChargeOf {
    model: string
    aims: Aim[]
    total: number
    chance: number
    threats: Threat[]
    out: number
    rolls: TotalOf[]
  }

  export interface Aim {
    foe: string
    gap: number
    declared: boolean
    total: number
    chance: number
  }

  export interface Threat {
    foe: string
    declared: boolean
    overwatch: boolean
    retreat: boolean
    attacks: Attack[]
    hits: number
    light: number
    out: number
    arrives: number
    arrives_under_fire: number
  }

  export interface TotalOf {
    total: number
    chance: number
  }

  export interface Builder {
    factions: FactionCard[]
    specialisms: SpecialismCard[]
    samples: SampleTeam[]
    boards: BoardCard[]
    points: number
    fewest: number
    most: number
    specialists: number
  }

  export interface FactionCard {
    id: string
    name: string
    keyword: string
    sheets: SheetCard[]
    weapons: WeaponCard[]
    tactics: TacticCard[]
  }

  export interface SheetCard {
    id: string
    name: string
    points: number
    max: number | null
    move: number
    toughness: number
    save: number
    inv: number | null
    wounds: number
    leadership: number
    nerve: number
    fnp: number | null
    base_mm: number
    size: string
    fly: boolean
    keywords: string[]
    specialisms: string[]
    equipment: string[]
    options: SwapCard[]
    abilities: string[]
  }

  export interface SwapCard {
    id: string
    choose: number
    must: boolean
    choices: ChoiceCard[]
    replaces: string[]
  }

  export interface ChoiceCard {
    weapon: string
    points: number
  }

  export interface WeaponCard {
    id: string
    name: string
    kind: string
    profiles: ProfileCard[]
  }

  export interface ProfileCard {
    id: string
    range: number
    attacks: string
    skill: number | null
    strength: number
    ap: number
    damage: string
    abilities: AbilityCard[]
  }

  export interface AbilityCard {
    id: string
    name: string
    text: string
  }

  export interface TacticCard {
    id: string
    name: string
    text: string
    cp: number
  }

  export interface SpecialismCard {
    id: string
    name: string
    text: string
    rule: string
    tactic: TacticCard
  }

  export interface SampleTeam {
    faction: string
    text: string
    cost: number
    models: number
  }

  export interface BoardCard {
    id: string
    name: string
    width: number
    height: number
    parts: PartCard[]
  }

  export interface PartCard {
    piece: string
    poly: [number, number][]
    height: number
    move: string
    los: string
  }

  export interface JudgedTeam {
    text: string
    problem: string
    cost: number
    points: number
    faults: Fault[]
    told: string[]
    faction: string
    name: string
    members: JudgedMember[]
    specialists: number
    remedies: Remedy[]
    reach: Reach[]
    tested_at: number
  }

  export interface Fault {
    rule: string
    text: string
    about: Record<string, string | number>
  }

  export interface JudgedMember {
    sheet: string
    name: string
    title: string
    weapons: string[]
    specialism: string
    improves: string
    cost: number
    equipment: WeaponCard[]
    faults: number[]
  }

  export interface Remedy {
    label: string
    at: number
    text: string
  }

  export interface Reach {
    inches: number
    models: number
  }

  export interface Pack {
    text: string
    problem: string
    fingerprint: string
    kind: string
    id: string
    name: string
    told: string[]
    faction: FactionCard | null
    samples: SampleTeam[]
    board: BoardCard | null
  }

  export interface Events {
    roll_off: { seat: number; die: number; die2: number }
    role: { seat: number; role?: 'attacker' | 'defender' }
    edge: { seat: number; side?: 'east' | 'west' }
    half: { seat: number; side?: 'east' | 'west' }
    marker_placed: { seat: number; place: number[]; marker?: string }
    recon_chosen: { seat: number }
    recon_shown: { seat: number; card?: 'assess_enemy' | 'disarm_traps' | 'forward_positions' | 'lay_traps' | 'remove_sentries' | 'survey_ground' }
    recon_void: { seat: number; card?: 'assess_enemy' | 'disarm_traps' | 'forward_positions' | 'lay_traps' | 'remove_sentries' | 'survey_ground' }
    traps_counted: { seat: number; die: number; number: number }
    trap_laid: { seat: number }
    trap_laid_at: { seat: number; site?: string }
    no_trap_laid: { seat: number }
    traps_disarmed: { seat: number }
    held_back: { model?: string }
    landing: { die: number; model?: string }
    lands_nearer: { length: number; model?: string }
    zone_grows: { length: number; model?: string }
    deployed: { place: number[]; model?: string }
    sought_rolled: { die: number }
    round: { number: number }
    phase: { phase?: 'command' | 'fight' | 'movement' | 'shooting' }
    part: { seat: number }
    sub_phase: { sub?: 'fight_all' | 'fire_at_will' | 'hammer_of_fury' | 'ready_fire' }
    morale_rolled: { seat: number; dice: number[]; need: number }
    broken: { seat: number }
    steadfast: { seat: number }
    nerve_rolled: { die: number; bonus: number; need: number; model?: string }
    nerve_sure: { model?: string }
    shaken: { model?: string }
    calm: { model?: string }
    points_gained: { seat: number; number: number; total: number }
    initiative_rolled: { seat: number; dice: number[]; total: number }
    initiative: { seat: number }
    tactic_used: { seat: number; cost: number; tactic?: string }
    tactic_on: { seat: number; cost: number; tactic?: string; model?: string }
    rerolled: { seat: number; dice: number[] }
    stayed: { model?: string }
    prepared: { model?: string }
    moved: { path: number[]; cost: number; model?: string }
    halted: { model?: string }
    advance_rolled: { dice: number[]; bonus: number; model?: string }
    fell_back: { model?: string }
    charge_declared: { foes: string[]; model?: string }
    no_reaction: { model?: string }
    overwatch: { model?: string; foe?: string }
    retreated: { model?: string }
    charge_rolled: { dice: number[]; total: number; model?: string }
    charged: { model?: string }
    charge_failed: { model?: string }
    danger: { die: number; model?: string; piece?: string }
    trap_met: { model?: string; site?: string }
    trap: { die: number; model?: string; site?: string }
    trap_spent: { site?: string }
    saved_by_survey: { die: number; model?: string }
    escaped: { model?: string }
    slipped: { die: number; model?: string }
    shoots: { model?: string }
    fired: { model?: string; weapon?: string; foe?: string }
    attacks_rolled: { dice: number[]; total: number; model?: string }
    attacks: { number: number; model?: string; weapon?: string; foe?: string }
    channelled: { model?: string }
    fights: { model?: string }
    strikes: { number: number; model?: string; weapon?: string; foe?: string }
    hit_rolled: { die: number; bonus: number; need: number; hit: number; model?: string }
    auto_hit: { model?: string }
    more_hits: { number: number; model?: string }
    wound_rolled: { die: number; bonus: number; need: number; wounds: number; model?: string }
    auto_wound: { model?: string }
    no_save: { model?: string }
    save_rolled: { die: number; bonus: number; need: number; saved: number; model?: string }
    damage_rolled: { dice: number[]; total: number; model?: string }
    fnp_rolled: { die: number; need: number; ignored: number; model?: string }
    damaged: { number: number; left: number; model?: string }
    mortal: { model?: string }
    trauma_rolled: { dice: number[]; bonus: number; total: number; model?: string }
    light_wound: { number: number; model?: string }
    out: { model?: string }
    hazard_rolled: { die: number; model?: string }
    first_aid: { die: number; model?: string; foe?: string }
    healed: { hp: number; model?: string }
    ceased: { model?: string }
    passed: { seat: number }
    flipped: { seat: number; number: number; marker?: string }
    marker_removed: { marker?: string }
    marker_found: { marker?: string }
    sabotaged: { seat: number; marker?: string }
    defused: { seat: number; marker?: string }
    goes_on_rolled: { die: number; need: number }
    scored: { seat: number; number: number }
    over: { seat: number }
  }

  export type RollFact =
    | 'advance'
    | 'charge'
    | 'hit'
    | 'nerve'
    | 'save'
    | 'trauma'
    | 'wound'

  export interface Questions {
    role: Nothing
    edge: Nothing
    half: Nothing
    marker: { number: number }
    recon: Nothing
    trap: { number: number }
    hold: { number: number }
    deploy: Nothing
    deploy_at: { die: number; quarter: number; model?: string }
    forward: { number: number }
    sentry: { number: number }
    order: Nothing
    courage: Nothing
    nerve: Nothing
    initiative: Nothing
    initiative_again: { number: number; total: number; better: number }
    move_start: Nothing
    shoot_start: Nothing
    fight_start: Nothing
    move: Nothing
    normal_path: { model?: string }
    advance_path: { number: number; model?: string }
    fall_back_path: { model?: string }
    forward_path: { model?: string }
    charge_targets: { model?: string }
    react: { model?: string }
    retreat_path: { model?: string; foe?: string }
    charge_tactic: { number: number; model?: string }
    charge_path: { number: number; model?: string }
    failed_charge_path: { number: number; model?: string }
    tests: { model?: string }
    flip: Nothing
    scan: { model?: string }
    shoot_next: Nothing
    shoot: { model?: string }
    overwatch: { model?: string; foe?: string }
    allot: { number: number; rest: string[]; model?: string; foe?: string; other?: string }
    channel: { model?: string }
    next_target: { model?: string }
    under_fire: { model?: string; foe?: string }
    under_overwatch: { model?: string; foe?: string }
    fight_next: Nothing
    weapons: { model?: string }
    allot_blows: { number: number; rest: string[]; model?: string; weapon?: string; foe?: string }
    strike: { model?: string }
    pile_in_path: { model?: string }
    consolidate_path: { model?: string }
    frenzy_next: Nothing
    frenzy_path: { model?: string }
    reroll: { die: number; better: number; model?: string; roll?: RollFact }
    trauma: { model?: string }
    trauma_again: { number: number; better: number; model?: string }
    round_end: Nothing
  }

  export interface Verbs {
    role: { role?: 'attacker' | 'defender' }
    side: { side?: 'east' | 'west' }
    recon: { card?: 'assess_enemy' | 'disarm_traps' | 'forward_positions' | 'lay_traps' | 'remove_sentries' | 'survey_ground' }
    hold: { model?: string }
    trap: { site?: string }
    deploy: { model?: string }
    forward: { model?: string }
    test: { model?: string }
    keep: Nothing
    give: Nothing
    again: Nothing
    use: { tactic?: string; model?: string; other?: string }
    stay: { model?: string }
    prepare: { model?: string }
    normal: { model?: string }
    advance: { model?: string }
    fall_back: { model?: string }
    charge: { model?: string }
    end: Nothing
    halt: Nothing
    target: { foe?: string }
    none: { model?: string }
    overwatch: { model?: string }
    retreat: { model?: string }
    flip: { marker?: string }
    shoot: { model?: string }
    fire: { weapon?: string; foe?: string }
    stop: Nothing
    allot: { number: number }
    fight: { model?: string }
    with: { weapon?: string }
    number: { number: number }
    yes: Nothing
    no: Nothing
    done: Nothing
    reroll: Nothing
    medic: { model?: string }
    check: { piece?: string }
    sabotage: { marker?: string }
    defuse: { marker?: string }
    path: { path: number[] }
    leave: { path: number[] }
    at: { place: number[] }
    marker: { place: number[] }
    pass: Nothing
  }
}
