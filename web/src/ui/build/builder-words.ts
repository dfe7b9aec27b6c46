// The words of an army builder. Each game has its own words for its armies.

export type Word =
  | 'begin'
  | 'begin-text'
  | 'copied'
  | 'copy'
  | 'cost'
  | 'forget'
  | 'forgotten'
  | 'hint'
  | 'keep'
  | 'keep-name'
  | 'keep-title'
  | 'kept'
  | 'legal'
  | 'link'
  | 'not-kept'
  | 'part'
  | 'play'
  | 'rules'
  | 'sample'
  | 'settle'
  | 'tab-account'
  | 'tab-catalogue'
  | 'tab-sheet'
  | 'text'

export type Words = Record<Word, string>
