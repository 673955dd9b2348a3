/** The way to a game's first lesson, in words that are fetched when the harbour is drawn. */
import type { JSX } from 'preact'
import { useLazyPart } from './lazy-part.ts'

async function load() {
  const { LessonLink, prepare } = await import('../learn/LessonLink.tsx')
  await prepare()
  return LessonLink
}

export function FirstLesson({ game }: { game: string }): JSX.Element {
  const Link = useLazyPart(load)
  return <p class="first-lesson">{Link && <Link game={game} />}</p>
}
