import type { GameTypes } from '@quayside/rules-kit'
import { toyGame } from '@quayside/test-kit'
import { describe, expect, it } from 'vitest'
import { Lesson, readTutorial, type Tutorial } from '../src/index.ts'

const said = { en: 'Words.', ja: '言葉。' }
const given = {
  turn: 0,
  phase: { type: 'main' },
  hands: [
    [2, 2, 0],
    [0, 0, 3],
  ],
  deck: { stacked: [], counts: { salt: 7, cork: 7, silk: 6 } },
  discarded: [0, 0, 0],
}
const task = { by: 0, do: 'sell salt', task: said, hint: said, press: ['.a', '.b'] }

function file(steps: readonly object[], more: object = {}): string {
  return JSON.stringify({
    game: 'toy',
    players: 2,
    title: said,
    chapters: [{ title: said, given, steps }],
    ...more,
  })
}

function lessonOf(steps: readonly object[]): Lesson<GameTypes> {
  const tutorial = readTutorial(file(steps)) as Tutorial
  const [chapter] = tutorial.chapters
  if (!chapter) throw new Error('no chapter')
  const lesson = Lesson.of(toyGame, chapter)
  if ('problem' in lesson) throw new Error(lesson.problem)
  return lesson as unknown as Lesson<GameTypes>
}

describe('a first lesson', () => {
  it('has a task with what may be chosen, what to press, and what is pointed at', () => {
    const { beats } = lessonOf([{ say: said, point: '.market' }, task])
    expect(beats.map(({ kind, point }) => [kind, point])).toEqual([
      ['begin', null],
      ['look', '.market'],
      ['do', null],
    ])
    expect(beats[2]?.task).toMatchObject({ say: said, hint: said, press: ['.a', '.b'] })
    expect(beats[2]?.task?.legal.length).toBeGreaterThan(1)
  })

  it('knows the right choice, another one, and one that the rules refuse', () => {
    const lesson = lessonOf([task])
    expect(lesson.attempt(1, { type: 'sell', good: 'salt' } as never)).toBe('fits')
    expect(lesson.attempt(1, { type: 'sell', good: 'cork' } as never)).toBe('other')
    expect(lesson.attempt(1, { type: 'sell', good: 'silk' } as never)).toMatchObject({ code: 'noPair' })
    expect(lesson.check(1, { type: 'sell', good: 'cork' } as never)).toBe(null)
    expect(lesson.check(0, { type: 'sell', good: 'salt' } as never)).toMatchObject({ code: 'notNow' })
  })

  it('tells the learner nothing that the seat would not be told', () => {
    const lesson = lessonOf([{ by: 0, do: 'grab 1', task: said }, { chance: 'steal silk' }])
    expect(JSON.stringify(lesson.beats.map(({ view }) => view))).not.toContain('"known":{')
  })

  it('is refused with what is wrong in it', () => {
    expect(readTutorial('{')).toEqual({ problem: 'the file is not JSON' })
    expect(readTutorial(file([], { pages: 3 }))).toMatchObject({ problem: expect.stringContaining('pages') })
    expect(readTutorial(file([{ chance: 'steal silk', task: said }]))).toMatchObject({
      problem: expect.stringContaining('task'),
    })
  })
})
