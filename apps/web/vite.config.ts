import { defineConfig } from 'vite'

/** A chunk that belongs to a game carries its name, so that budgets can be counted per game. */
function chunkName(chunk: { readonly facadeModuleId?: string | null; readonly name: string }): string {
  const game = /\/games\/([^/]+)\/src\//.exec(chunk.facadeModuleId ?? '')?.[1]
  return game ? `assets/${game}-[name]-[hash].js` : 'assets/[name]-[hash].js'
}

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { chunkFileNames: chunkName } },
  },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames: chunkName } } },
  server: { port: 5173 },
})
