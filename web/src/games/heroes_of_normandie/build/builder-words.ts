// The words of this game's army builder.

import type { Words } from '$ui/build/builder-words'

export const WORDS: Words = {
  begin: 'web-hn-army-begin',
  'begin-text': 'web-hn-army-begin.text',
  copied: 'web-hn-army-copied',
  copy: 'web-hn-army-copy',
  cost: 'web-hn-army-cost',
  forget: 'web-hn-army-forget',
  forgotten: 'web-hn-army-forgotten',
  hint: 'web-hn-army-hint',
  keep: 'web-hn-army-keep',
  'keep-name': 'web-hn-army-name',
  'keep-title': 'web-hn-army-keep-title',
  kept: 'web-hn-army-kept',
  legal: 'web-hn-army-legal',
  link: 'web-hn-army-link',
  'not-kept': 'web-hn-army-not-kept',
  part: 'web-hn-army-part',
  play: 'web-hn-army-play',
  rules: 'web-hn-army-rules',
  sample: 'web-hn-army-sample',
  settle: 'web-hn-army-settle',
  'tab-account': 'web-hn-army-tab-account',
  'tab-catalogue': 'web-hn-army-tab-catalogue',
  'tab-sheet': 'web-hn-army-tab-sheet',
  text: 'web-hn-army-text',
}
