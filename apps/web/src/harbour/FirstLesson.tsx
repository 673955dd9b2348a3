/** The way to a game's first lesson, in words that are fetched when the harbour is drawn. */
import type { JSX } from 'preact'
import { useLate } from './late.ts'

async function load() {
  const { LessonLink, prepare } = await import('../learn/LessonLink.tsx')
  await prepare()
  return LessonLink
}

export function FirstLesson({ game }: { game: string }): JSX.Element {
  const Link = useLate(load)
  return <p class="first-lesson">{Link && <Link game={game} />}</p>
}
