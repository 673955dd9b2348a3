/** The lessons of a game: the first one, and those of its variants. */
import { rulebooks } from 'virtual:rulebooks'
import type { InEachLanguage } from '@quayside/texts'

export interface LessonOf {
  readonly game: string
  /** Null: the first lesson of the game. */
  readonly variant: string | null
}

/** `GAME`, or `GAME/VARIANT`: the address of a lesson, and what its progress is kept under. */
export function lessonAt(address: string): LessonOf {
  const [game = '', variant] = address.split('/')
  return { game, variant: variant ?? null }
}

/** Null where there is none. */
export async function loadLesson({ game, variant }: LessonOf): Promise<string | null> {
  const book = Object.hasOwn(rulebooks, game) ? rulebooks[game] : undefined
  const load = variant === null ? book?.lesson : book?.lessons[variant]?.load
  return load ? (await load()).text : null
}

export interface VariantLesson {
  readonly address: string
  readonly title: InEachLanguage<string>
}

export function variantLessons(game: string): VariantLesson[] {
  return Object.entries(rulebooks[game]?.lessons ?? {}).map(([name, { title }]) => ({
    address: `${game}/${name}`,
    title,
  }))
}
