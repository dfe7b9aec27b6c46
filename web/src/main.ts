import './bocage.css'

import { mount } from 'svelte'
import { applySettings } from '$lib/browser/settings.svelte'
import { loadWords } from '$lib/words/words.svelte'
import App from './App.svelte'

applySettings()
await loadWords()
mount(App, { target: document.getElementById('app')! })
