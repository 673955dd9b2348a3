/** While others act the dock keeps the height of one's own turn, so that the board keeps its place and size. */
import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** How high the dock was when its owner was asked last, and where that was. */
let asked = { path: '', width: 0, height: 0 }

/** Sets `--dock-floor` on a dock that waits; the upright layout makes use of it. */
export function useSteadyHeight(place: RefObject<HTMLElement | null>, isAsked: boolean): void {
  useLayoutEffect(() => {
    const dock = place.current
    if (!dock) return
    const here = { path: location.pathname, width: innerWidth }
    if (isAsked) asked = { ...here, height: dock.offsetHeight }
    const isSame = asked.path === here.path && asked.width === here.width
    if (isAsked || !isSame) dock.style.removeProperty('--dock-floor')
    else dock.style.setProperty('--dock-floor', `${asked.height}px`)
  }, [isAsked])
}
