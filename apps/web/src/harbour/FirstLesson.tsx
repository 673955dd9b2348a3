/** The way to a game's first lesson; its words are fetched when the harbour is drawn. */
import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'

type Link = FunctionComponent<{ readonly game: string }>

async function load(): Promise<Link> {
  const { LessonLink, prepare } = await import('../learn/LessonLink.tsx')
  await prepare()
  return LessonLink
}

export function FirstLesson({ game }: { game: string }): JSX.Element {
  const [Link, setLink] = useState<Link | null>(null)
  useEffect(() => {
    load().then((link) => setLink(() => link))
  }, [])
  return <p class="first-lesson">{Link && <Link game={game} />}</p>
}
