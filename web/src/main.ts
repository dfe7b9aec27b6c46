import './bocage.css'

import { mount } from 'svelte'
import { applySettings } from '$lib/browser/settings.svelte'
import { reloadOnce } from '$lib/browser/stale-page'
import { loadWords } from '$lib/words/words.svelte'
import App from './App.svelte'

// A part of the page that is fetched later is gone: the server has a newer one.
addEventListener('vite:preloadError', reloadOnce)
applySettings()
await loadWords()
mount(App, { target: document.getElementById('app')! })
