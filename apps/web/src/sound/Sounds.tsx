/** Lets the table be heard, where somebody has asked for it. */
import type { AnyGameUi, SoundName } from '@quayside/board-kit'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { TableState } from '../session/use-table.ts'
import { useSettings } from '../settings.ts'
import { heardIn } from './heard.ts'
import type { Instrument } from './instrument.ts'

interface Props {
  readonly ui: AnyGameUi
  readonly state: TableState
  readonly asked: boolean
}

interface Band {
  readonly instrument: Instrument
  readonly sounds: { readonly [event: string]: SoundName | null }
}

const APART = 0.16

export function Sounds({ ui, state, asked }: Props): null {
  const band = useBand(ui)
  const { update, log, settled } = state
  const told = useRef(update.seq)
  useEffect(() => {
    const news = log.filter(({ seq, undoTo }) => seq > told.current && undoTo === undefined)
    told.current = Math.max(told.current, log.at(-1)?.seq ?? 0)
    if (!band) return
    for (const [i, name] of heardIn(news, band.sounds).entries()) band.instrument.play(name, i * APART)
  }, [log, band])
  useEffect(() => {
    if (band && asked && settled) band.instrument.play('turn', 3 * APART)
  }, [band, asked && settled, update.seq])
  return null
}

/** Nothing is fetched and nothing can sound until it is switched on. */
function useBand(ui: AnyGameUi): Band | null {
  const { sound } = useSettings()
  const [band, setBand] = useState<Band | null>(null)
  useEffect(() => {
    if (sound !== 'on') return
    let instrument: Instrument | null = null
    let isWanted = true
    Promise.all([import('./instrument.ts'), ui.sounds()]).then(([{ Instrument: Made }, sounds]) => {
      if (!isWanted) return
      instrument = new Made()
      setBand({ instrument, sounds })
    })
    return () => {
      isWanted = false
      instrument?.close()
      setBand(null)
    }
  }, [ui, sound])
  return band
}
