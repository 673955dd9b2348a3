/** The harbour's lists of online tables: short ones, and nothing where there is nothing. */
import '../look/online.css'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Invitations } from '../people/Invitations.tsx'
import { loadPeopleWords } from '../people/words.ts'
import { JoinField } from './JoinField.tsx'
import { MyOnlineTables, OpenTables } from './TableLists.tsx'
import { useGuest } from './use-guest.ts'
import { loadOnlineWords, useOnlineWords } from './words.ts'

export async function prepare(): Promise<void> {
  await Promise.all([loadOnlineWords(), loadPeopleWords()])
}

export function HarbourOnline(): JSX.Element {
  useEffect(() => {
    // Whoever is called on this device may have changed the language; nobody else needs this code.
    if (globalThis.Notification?.permission !== 'granted') return
    import('../push/device.ts').then(({ keepTold }) => keepTold()).catch(() => undefined)
  }, [])
  return (
    <>
      <Invitations />
      <MyOnlineTables most={4} quiet />
    </>
  )
}

export function HarbourOpen(): JSX.Element | null {
  const o = useOnlineWords()
  const who = useGuest()
  if (who === 'unknown') return null
  if (who === 'away') return <p class="note">{o.unreachable}</p>
  return (
    <>
      <JoinField />
      <OpenTables most={2} quiet />
      <a class="btn" href="/meet" data-choice="meet">
        {o.meet}
      </a>
      <a class="btn" href="/open" data-choice="open-tables">
        {o.askOpen}
      </a>
    </>
  )
}
