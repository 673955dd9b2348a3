import '@quayside/board-kit/look.css'
import '@quayside/all/palettes.css'
import './look/pages.css'
import './look/tables.css'
import './finish/finish.css'
import './look/harbour.css'
import { render } from 'preact'
import { App, loadHarbour } from './App.tsx'
import { apply, settings } from './settings.ts'
import { loadWords } from './texts/index.ts'

apply()
await Promise.all([loadWords(settings().language), location.pathname === '/' ? loadHarbour() : null])
const root = document.getElementById('app')
if (root) render(<App />, root)

// Only when the first page stands: what keeps the pages on this device must not slow down the first of them.
const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000))
whenIdle(async () => {
  const { startLater } = await import('./later.ts')
  await startLater()
})
