// Written by bocage/server/wire/typescript.py from the Python types; do not edit.

export const NAME = 24

export const CHAT = 500

export const ACTION = 200

export const SETTING = 2000

export const PACK = 100000

export const MOST_PACKS = 3

export const RECORD_BYTES = 2000000

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
}

export interface OptionCard {
  id: string
  choices: string[]
  default: string
  ruling: string
  several: boolean
}

export interface GameTexts {
  text: string
}

export interface RuleBook {
  game: string
  chapters: Record<string, string>
  rules: RuleText[]
  checkout: boolean
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

export interface RuleKept {
  code: string[]
  tests: string[]
  texts: string[]
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
  what?: 'activation' | 'choice' | 'script'
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
  on: boolean
  until?: 'deed' | 'turn'
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
}

export interface Said {
  type: 'said'
  n: number
  seat: number
  name: string
  text: string
  at: number
}

export interface Update {
  type: 'update'
  seq: number
  eyes: number[]
  anew: boolean
  curtain: number | null
  lets_pass: number[]
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
  coach: CoachWord | null
  ending: Ending | null
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

export interface Question {
  kind: string
  rule: string
  text: string
  by: number[]
  about: Record<string, string | number | (string | number)[] | Record<string, number>>
  options: Choice[]
  window: boolean
  deed: boolean
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
  asked: boolean
  about: Record<string, string | number | (string | number)[] | Record<string, number>>
}

export interface Late {
  move: number
  seat: number
}

export interface CoachWord {
  text: string
  asks: string
  rules: string[]
  off_script: boolean
  step: number
  steps: number
}

export interface Ending {
  key: string
  rule: string
  text: string
  scores: number[]
  seed: string
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
  rules: string[]
}

export interface Likely {
  key: string
  text: string
  chance: number
  unwelcome: boolean
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

export interface Pong {
  type: 'pong'
}

export interface Closing {
  type: 'closing'
}

export type FromClient = Hello | Act | Undo | Nudge | Hand | Speak | Look | LetPass | Earlier | Why | AskTable | Say | Ping

export type FromServer = Welcome | Update | OddsOf | Ack | Refused | Seats | Thinking | Log | Because | Surveyed | Said | Pong | Closing

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
    lesson_step: number
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
    slots: number
    actions: number
    active: boolean
    done: boolean
    weapon: string
    items: string[]
    item_slots: number
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
    lesson_step: number
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
    fights: Fight[]
    line: LineOf | null
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
    chances: Record<string, number>
  }

  export interface Modifier {
    part: string
    rule: string
    amount: number
  }

  export interface Fight {
    unit: number
    foe: number
    square: string
    modifiers: Modifier[]
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
    stars: number
    must: string[]
    custom_deck: boolean
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
    used: boolean
    affordable: boolean
  }

  export interface Survey {
    about: string
    allowance: number
    step: number
    region: [number, number, number, number][]
    drawn: Drawn | null
    way: string
    sight: SightOf | null
    ranges: Range[]
    glances: Glance[]
    shots: Attack[]
    blows: Attack[]
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
  }

  export interface ChargeOf {
    model: string
    aims: Aim[]
    total: number
    chance: number
    threats: Threat[]
    out: number
  }

  export interface Aim {
    foe: string
    gap: number
    total: number
    chance: number
  }

  export interface Threat {
    foe: string
    overwatch: boolean
    retreat: boolean
    attacks: Attack[]
    hits: number
    light: number
    out: number
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
}
