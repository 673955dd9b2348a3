/** Which of the five layouts the window calls for: by its width and its height, never by the kind of device. */
import { isCompact, type SizeClass } from '@quayside/board-kit'
import { useEffect, useState } from 'preact/hooks'

const COMPACT = matchMedia('(width < 900px), (height <= 520px)')
const FLAT = matchMedia('(height <= 520px)')
const BROAD = matchMedia('(width >= 560px)')
const WIDE = matchMedia('(width >= 1600px) and (height > 700px)')

function now(): SizeClass {
  if (FLAT.matches) return BROAD.matches ? 'low' : 'tiny'
  if (COMPACT.matches) return 'upright'
  return WIDE.matches ? 'wide' : 'desk'
}

export function useSize(): SizeClass {
  const [size, setSize] = useState(now)
  useEffect(() => {
    const read = () => setSize(now)
    for (const query of [COMPACT, FLAT, BROAD, WIDE]) query.addEventListener('change', read)
    return () => {
      for (const query of [COMPACT, FLAT, BROAD, WIDE]) query.removeEventListener('change', read)
    }
  }, [])
  return size
}

/** No room for a rail beside the board: panels open as sheets of their own. */
export function useNarrow(): boolean {
  return isCompact(useSize())
}
