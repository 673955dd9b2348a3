/** Seven small sounds, made on the spot: no file is fetched. */
import type { SoundName } from '@quayside/board-kit'

interface Tone {
  /** Hertz, gliding from the first to the second. */
  readonly from: number
  readonly to: number
  /** Seconds after the sound begins, and how long it rings. */
  readonly at: number
  readonly length: number
  readonly loud: number
  readonly shape: OscillatorType
}

/** When, how long and how loud, then the pitch and how it ends. */
function tone(at: number, length: number, loud: number, [from, to = from]: readonly number[]): Tone {
  return { from: from ?? 440, to: to ?? 440, at, length, loud, shape: 'sine' }
}

const rough = (one: Tone, shape: OscillatorType): Tone => ({ ...one, shape })

/** Wood on paper, paper on paper, metal, bones on a table, a wave against the hull, a ship's bell, three of its strokes. */
const SCORE: { readonly [S in SoundName]: readonly Tone[] } = {
  move: [rough(tone(0, 0.09, 0.14, [196, 130]), 'triangle')],
  card: [
    rough(tone(0, 0.05, 0.03, [900, 300]), 'sawtooth'),
    rough(tone(0.03, 0.05, 0.02, [500, 200]), 'sawtooth'),
  ],
  coin: [tone(0, 0.16, 0.06, [1568]), tone(0.05, 0.22, 0.05, [2093])],
  dice: [0, 0.07, 0.15, 0.26].map((at, i) => rough(tone(at, 0.05, 0.09, [320 - i * 30, 160]), 'square')),
  ship: [tone(0, 0.5, 0.12, [110, 82]), rough(tone(0.06, 0.4, 0.03, [220, 164]), 'triangle')],
  turn: [tone(0, 0.7, 0.08, [880]), tone(0, 0.5, 0.03, [1320])],
  end: [0, 0.28, 0.56].flatMap((at, i) => {
    const pitch = i === 2 ? 990 : 660
    return [tone(at, 0.9, 0.08, [pitch]), tone(at, 0.6, 0.03, [pitch * 1.5])]
  }),
}

export class Instrument {
  private readonly air = new AudioContext()

  play(name: SoundName, after = 0): void {
    // A page that nobody has touched yet may not sound; the first click lets it.
    if (this.air.state === 'suspended') void this.air.resume()
    for (const one of SCORE[name]) this.ring(one, this.air.currentTime + after)
  }

  close(): void {
    void this.air.close()
  }

  private ring({ from, to, at, length, loud, shape }: Tone, begin: number): void {
    const start = begin + at
    const voice = this.air.createOscillator()
    const volume = this.air.createGain()
    voice.type = shape
    voice.frequency.setValueAtTime(from, start)
    voice.frequency.exponentialRampToValueAtTime(to, start + length)
    volume.gain.setValueAtTime(0.0001, start)
    volume.gain.exponentialRampToValueAtTime(loud, start + 0.008)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
    voice.connect(volume).connect(this.air.destination)
    voice.start(start)
    voice.stop(start + length + 0.02)
  }
}
