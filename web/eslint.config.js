// How the code is looked over; how it is laid out is prettier's.

import js from '@eslint/js'
import sort from 'eslint-plugin-simple-import-sort'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules/', '.svelte-check/', 'src/gen/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser } },
    plugins: { sort },
    rules: {
      'sort/imports': ['error', { groups: [['^\\u0000'], ['^@?\\w', '^\\$', '^\\.\\.', '^\\.']] }],
      // TypeScript finds unknown and unused names itself (svelte-check), and knows more of them.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      // `{' '}` keeps a space that Svelte would drop at the edge of an element.
      'svelte/no-useless-mustaches': 'off',
      // A Map or Set that changes later is `$state.raw` and replaced whole; the others are finished before anybody reads them.
      'svelte/prefer-svelte-reactivity': 'off',
      // A drawing's path is one line, however long.
      'max-len': ['error', { code: 128, ignoreUrls: true, ignoreTemplateLiterals: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
)
