/** The speaker sign: small sounds on or off, where one hears them and in the menu. */
import type { JSX } from 'preact'
import { change, useSettings } from '../settings.ts'
import { useTableWords } from '../table/words.ts'

const SPEAKER = 'M3 9.2h4.2L12.5 4.5v15l-5.3-4.7H3z'

export function SoundButton(): JSX.Element {
  const w = useTableWords()
  const isOn = useSettings().sound === 'on'
  const label = isOn ? w.soundOff : w.soundOn
  return (
    <button
      type="button"
      class="btn sq quiet"
      data-choice="sound"
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={() => change({ sound: isOn ? 'off' : 'on' })}
    >
      <svg class="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SPEAKER} fill="currentColor" />
        <path
          d={isOn ? 'M15.5 8.5a5 5 0 0 1 0 7M18 5.5a9 9 0 0 1 0 13' : 'm16 9 6 6m0-6-6 6'}
          fill="none"
          stroke="currentColor"
          stroke-width="2"
        />
      </svg>
    </button>
  )
}
