/** A hint names a choice by the words of its button: whoever reads one looks for the other. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type GameTypes,
  type InspectableGame,
  legalActions,
  seriesSeed,
  type View,
} from '@quayside/rules-kit'
import { readTutorial, type Tutorial } from '@quayside/scenario'
import { beforeAll, describe, expect, it } from 'vitest'
import { playThrough } from './contract/walk.ts'

export interface ButtonWords<G extends GameTypes> {
  /** What a hint says of this choice. */
  hint(action: G['Action'], view: View<G>): string
  /** The words on what is pressed for this choice; none where it is made on the board alone. */
  buttons(action: G['Action'], view: View<G>): readonly string[]
  /** Buttons that lessons may name. */
  readonly named: readonly string[]
}

interface Settings<G extends GameTypes> {
  readonly game: InspectableGame<G>
  /** The folder of the game. */
  readonly folder: string
  readonly languages: { readonly [language: string]: ButtonWords<G> }
  /** Random games, and how many kinds of choices must come up in them. */
  readonly games: number
  readonly kinds: number
}

/** Too small to tell one choice from another. */
const SMALL = new Set(['the', 'on', 'of', 'in', 'to', 'and', 'for'])

/** Choices of one kind that are looked at. */
const OF_A_KIND = 40

/** Words of the button that the sentence does not have; numbers, particles and counters are left out. */
export function wordsMissing(language: string, button: string, sentence: string): string[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' })
  return [...words.segment(button.toLowerCase())]
    .filter(({ isWordLike, segment }) => isWordLike && segment.length > 1 && !/^\d+$/.test(segment))
    .map(({ segment }) => segment)
    .filter(
      (word) =>
        !SMALL.has(word) && !/^\p{Script=Hiragana}+$/u.test(word) && !sentence.toLowerCase().includes(word),
    )
}

export function buttonWordsSuite<G extends GameTypes>(settings: Settings<G>): void {
  const { game, folder, languages, games, kinds } = settings
  let samples: readonly Sample<G>[] = []
  beforeAll(() => {
    samples = samplesOf(game, games)
  })
  it('every kind of choice comes up', () => {
    expect(new Set(samples.map(({ action }) => action.type)).size).toBeGreaterThanOrEqual(kinds)
  })
  describe.each(Object.entries(languages))('%s', (language, words) => {
    it('a hint has the words of the button', () => {
      const wrong = samples.flatMap(({ action, view }) => {
        const hint = words.hint(action, view)
        return words
          .buttons(action, view)
          .filter((button) => wordsMissing(language, button, hint).length > 0)
          .map((button) => `${action.type}: "${button}" is called "${hint}"`)
      })
      expect(wrong).toEqual([])
    })

    it('what a lesson puts in quotation marks stands on a button', () => {
      const quoted = lessonsIn(folder).flatMap((lesson) => quotesIn(lesson, language))
      expect(quoted.length).toBeGreaterThan(0)
      expect(quoted.filter((name) => !words.named.includes(name))).toEqual([])
    })
  })
}

interface Sample<G extends GameTypes> {
  readonly action: G['Action']
  readonly view: View<G>
}

/** A few choices of each kind, from random games of every number of players. */
function samplesOf<G extends GameTypes>(game: InspectableGame<G>, games: number): readonly Sample<G>[] {
  const { min, max } = game.seats
  const plan = { game, seed: 1, positions: 0, every: 1, mostMoves: 150 }
  const samples: Sample<G>[] = []
  const many = new Map<string, number>()
  for (let index = 0; index < games; index++) {
    const players = min + (index % (max - min + 1))
    for (const { state, next, rng } of playThrough(plan, players, seriesSeed(plan.seed, index), [])) {
      if (!next || next.by === 'chance' || (many.get(next.action.type) ?? 0) >= OF_A_KIND) continue
      const { type } = next.action
      const alike = legalActions(game, state, next.by).filter((action) => action.type === type)
      samples.push({ action: alike[rng.below(alike.length)] ?? next.action, view: game.view(state, next.by) })
      many.set(type, (many.get(type) ?? 0) + 1)
    }
  }
  return samples
}

function lessonsIn(folder: string): Tutorial[] {
  return globSync(['tutorial.json', 'lessons/*.json'], { cwd: folder }).map((file) => {
    const lesson = readTutorial(readFileSync(join(folder, file), 'utf8'))
    if ('problem' in lesson) throw new Error(`${file}: ${lesson.problem}`)
    return lesson
  })
}

function quotesIn({ chapters }: Tutorial, language: string): string[] {
  return chapters
    .flatMap(({ steps }) => steps)
    .flatMap((step) => (step.kind === 'do' ? [step.hint?.[language as 'en']] : []))
    .flatMap((hint) => [...(hint ?? '').matchAll(/[“「]([^”」]+)[”」]/g)])
    .map(([, name = '']) => name.replace(/[.,]$/, ''))
}
