import { useEffect, useState } from 'preact/hooks'

const narrow = matchMedia('(max-width: 900px)')

/** The phone's layout holds up to 900 px. */
export function useNarrow(): boolean {
  const [is, set] = useState(narrow.matches)
  useEffect(() => {
    const read = () => set(narrow.matches)
    narrow.addEventListener('change', read)
    return () => narrow.removeEventListener('change', read)
  }, [])
  return is
}
