/** From the first question of a turn until the next turn the dock gets no lower, so that the board keeps its place and size. */
import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** How high the dock has been since its owner was asked first in the last row of questions, and where that was. */
let row = { path: '', width: 0, height: 0 }
/** Others have acted since: the next question begins a new row. */
let isOver = true

/** Sets `--dock-floor` on a dock; the upright layout makes use of it. */
export function useSteadyHeight(place: RefObject<HTMLElement | null>, isAsked: boolean): void {
  useLayoutEffect(() => {
    const dock = place.current
    if (!dock) return
    const isElsewhere = row.path !== location.pathname || row.width !== innerWidth
    if (isElsewhere || (isAsked && isOver)) row = { path: location.pathname, width: innerWidth, height: 0 }
    isOver = !isAsked
    dock.style.setProperty('--dock-floor', `${row.height}px`)
    if (isAsked) row.height = dock.offsetHeight
  })
}
