/** The place of the panel beside the map: the panel itself comes a moment after the board. */
import type { PanelProps } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { CargoEmpire } from '../types.ts'
import { useLazy } from './lazy.ts'
import type { Picture } from './picture.ts'
import type { Hint } from './SidePanel.tsx'

export function SidePlace(props: PanelProps<CargoEmpire, Picture, Hint>): JSX.Element {
  const lazy = useLazy()
  return lazy ? <lazy.SidePanel {...props} /> : <div class="panel cg-panel waiting" />
}
