import { describe, expect, it } from 'vitest'
import { type Frame, FrameQueue, type Pacing } from '../src/motion/frames.ts'

/** A clock that moves when told to. */
function handClock() {
  let waiting: { then: () => void; ms: number } | null = null
  const asked: number[] = []
  return {
    asked,
    after(ms: number, then: () => void) {
      asked.push(ms)
      waiting = { then, ms }
      return () => {
        waiting = null
      }
    },
    tick() {
      const due = waiting
      waiting = null
      due?.then()
    },
  }
}

const calm: Pacing = { still: false, hidden: false, rush: 5 }
const frame = (picture: string, ms = 100): Frame<string> => ({ picture, ms })

function queue(pacing: Pacing = calm) {
  const clock = handClock()
  const seen: string[] = []
  const frames = new FrameQueue<string>(
    ({ picture }, settled) => seen.push(settled ? `${picture}.` : picture),
    () => pacing,
    clock,
  )
  return { clock, seen, frames }
}

describe('frames', () => {
  it('are shown one after another, and the last one settles', () => {
    const { clock, seen, frames } = queue()
    frames.play([frame('a'), frame('b')])
    expect(seen).toEqual(['a'])
    clock.tick()
    clock.tick()
    expect(seen).toEqual(['a', 'b', 'b.'])
    expect(frames.running).toBe(false)
  })

  it('a tap finishes everything at once', () => {
    const { seen, frames } = queue()
    frames.play([frame('a'), frame('b'), frame('c')])
    frames.skip()
    expect(seen).toEqual(['a', 'c.'])
  })

  it('new frames wait for the ones before', () => {
    const { clock, seen, frames } = queue()
    frames.play([frame('a')])
    frames.play([frame('b')])
    clock.tick()
    clock.tick()
    expect(seen).toEqual(['a', 'b', 'b.'])
  })

  it.each(['still', 'hidden'] as const)('only the last picture is shown when the page is %s', (why) => {
    const { seen, frames } = queue({ ...calm, [why]: true })
    frames.play([frame('a'), frame('b')])
    expect(seen).toEqual(['b.'])
  })

  it('a long queue plays at double speed', () => {
    const { clock, frames } = queue({ ...calm, rush: 1 })
    frames.play([frame('a'), frame('b'), frame('c')])
    clock.tick()
    clock.tick()
    expect(clock.asked).toEqual([50, 100, 100])
  })

  it('nothing is shown after everything was forgotten', () => {
    const { seen, frames } = queue()
    frames.play([frame('a'), frame('b')])
    frames.clear()
    frames.skip()
    expect(seen).toEqual(['a'])
  })
})
