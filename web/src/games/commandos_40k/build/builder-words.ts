// The words of this game's team builder.

import type { Words } from '$ui/build/builder-words'

export const WORDS: Words = {
  begin: 'web-kt-team-begin',
  'begin-text': 'web-kt-team-begin.text',
  copied: 'web-kt-team-copied',
  copy: 'web-kt-team-copy',
  cost: 'web-kt-team-cost',
  forget: 'web-kt-team-forget',
  forgotten: 'web-kt-team-forgotten',
  hint: 'web-kt-team-hint',
  keep: 'web-kt-team-keep',
  'keep-name': 'web-kt-team-keep-name',
  'keep-title': 'web-kt-team-keep-title',
  kept: 'web-kt-team-kept',
  legal: 'web-kt-team-legal',
  link: 'web-kt-team-link',
  'not-kept': 'web-kt-team-not-kept',
  part: 'web-kt-team-part',
  play: 'web-kt-team-play',
  rules: 'web-kt-team-rules',
  sample: 'web-kt-team-sample',
  settle: 'web-kt-team-settle',
  'tab-account': 'web-kt-team-tab-account',
  'tab-catalogue': 'web-kt-team-tab-catalogue',
  'tab-sheet': 'web-kt-team-tab-sheet',
  text: 'web-kt-team-text',
}
