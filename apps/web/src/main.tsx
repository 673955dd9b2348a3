import '@quayside/board-kit/look.css'
import '@quayside/all/palettes.css'
import './look/pages.css'
import './look/harbour.css'
import { render } from 'preact'
import { App } from './App.tsx'
import { apply } from './settings.ts'

apply()
const root = document.getElementById('app')
if (root) render(<App />, root)
