import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// Built into the Python package; every file but index.html carries its hash in its name and is cached for ever.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: '/',
  // The names of the rooms of src ($lib, $ui…) stand in tsconfig.json.
  // Tests run what the browser runs: by itself Vitest would take Svelte's half for servers, in which nothing reacts.
  resolve: { tsconfigPaths: true, ...(mode === 'test' ? { conditions: ['browser'] } : {}) },
  // Of style sheets only the colours are read in tests. The tests of a process share their modules, which saves two thirds of
  // the time; files that put other modules in the place of theirs (*.alone.test.ts) have modules of their own.
  test: {
    setupFiles: ['src/testing/browser.ts'],
    css: { include: [/tokens\.css/] },
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: { name: 'shared', isolate: false, include: ['src/**/*.test.ts'], exclude: ['src/**/*.alone.test.ts'] },
      },
      { extends: true, test: { name: 'alone', include: ['src/**/*.alone.test.ts'] } },
    ],
  },
  build: {
    outDir: '../bocage/server/static',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    // The server compares Origin with Host, so the Host stays ours.
    proxy: {
      '/api': { target: 'http://127.0.0.1:8840', changeOrigin: false },
      '/ws': { target: 'ws://127.0.0.1:8840', ws: true, changeOrigin: false },
    },
  },
}))
