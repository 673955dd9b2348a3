/** Whom one has met, as the server tells it: anew when something is asked, and now and then while one looks. */
import { makePeopleApi } from '@quayside/client'
import type { BondChange, MetPerson } from '@quayside/protocol'
import { useEffect, useState } from 'preact/hooks'
import { useAsked } from '../online/my-tables.ts'
import { api } from '../online/server.ts'
import { type Doing, useDoing } from '../online/use-doing.ts'
import { isGuest, useGuest } from '../online/use-guest.ts'

export const peopleApi = makePeopleApi(api)

/** Friends come and go without a word. */
const LOOK_MS = 15_000

export interface People {
  /** Null until they are known. */
  readonly people: readonly MetPerson[] | null
  readonly doing: Doing
  change(guest: string, what: BondChange['do']): void
}

export function usePeople(): People {
  const who = useGuest()
  const guest = isGuest(who) ? who.id : null
  const asked = useAsked()
  const doing = useDoing()
  const [people, setPeople] = useState<readonly MetPerson[] | null>(null)
  useEffect(() => {
    if (guest === null) return
    let current = true
    const look = () =>
      peopleApi.people().then(
        (answer) => current && setPeople(answer.people),
        () => undefined,
      )
    void look()
    const timer = setInterval(() => document.hidden || void look(), LOOK_MS)
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [guest, asked])
  return {
    people: guest === null ? null : people,
    doing,
    change: (other, what) =>
      void doing.run(async () => setPeople((await peopleApi.change(other, what)).people)),
  }
}
