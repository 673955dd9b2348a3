/** What somebody invited sees first: game, host, seats and pace. Then one field and one button. */
import { manifests } from '@quayside/all/manifests'
import type { LoadedBoard } from '@quayside/all/ui'
import { Pennant } from '@quayside/board-kit'
import type { Invitation as InvitationInfo } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Scene } from '../harbour/Chart.tsx'
import '../look/invitation.css'
import { useSetupWords } from '../new-table/words.ts'
import { Message } from '../shell/Message.tsx'
import { PageTop } from '../shell/PageTop.tsx'
import { useWords } from '../texts/index.ts'
import { CarryField } from './CarryField.tsx'
import { enterByName } from './enter-by-name.ts'
import { NameField } from './NameForm.tsx'
import { changedOptions } from './option-words.ts'
import { Problem } from './Problem.tsx'
import { api, codeOf, sentenceOf } from './server.ts'
import { freeChair } from './sit-down.ts'
import { useBoard } from './use-board.ts'
import { useDoing } from './use-doing.ts'
import { useGameInfo } from './use-game-info.ts'
import { useOnlineWords } from './words.ts'

export function Invitation({ id }: { id: string }): JSX.Element {
  const { t, language } = useWords()
  const o = useOnlineWords()
  const [told, setTold] = useState<InvitationInfo | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    api.invitation(id, location.hash.slice(1) || undefined).then(setTold, setError)
  }, [id])
  const board = useBoard(told?.game)
  if (error !== null) return <Message text={o.ended[codeOf(error)] ?? sentenceOf(error, language, o)} />
  if (!told || !board) return <Message text={t.loading} waiting />
  return (
    <div class={`plain-page invitation theme-${told.game}`} data-invitation={told.game}>
      <PageTop title={t.name} />
      <div class="invitation-scene">
        <Scene id={told.game} />
      </div>
      <main>
        <Told told={told} board={board} />
        <Entrance id={id} told={told} />
        <details class="fold">
          <summary>{o.haveCode}</summary>
          <CarryField />
        </details>
        <p class="note">{o.noAccount}</p>
      </main>
    </div>
  )
}

function Told({ told, board }: { told: InvitationInfo; board: LoadedBoard }): JSX.Element {
  const { t, language } = useWords()
  const o = useOnlineWords()
  const info = useGameInfo(told.game)
  const { words } = manifests.find(({ id }) => id === told.game) ?? {}
  const rules = info ? changedOptions(info, told, board.texts) : []
  const host = told.seats.find(({ name }) => name !== '' && name === told.host)
  return (
    <>
      <p class="invited-by">
        {host?.colour && <Pennant colour={host.colour} size={26} />}
        {o.invitedBy(told.host)}
      </p>
      <h2 class="say">{words?.[language].title ?? told.game}</h2>
      <p class="cap">{t.facts([words?.[language].facts ?? '', o.clock(told.clock.setting)])}</p>
      <p class="invited-pitch">{words?.[language].pitch}</p>
      <p class="note" data-invited-rules>
        {rules.length > 0 ? rules.join(o.between) : o.usualRules}
      </p>
      {told.rated && <p class="note">{o.ratedSit}</p>}
      <Seats told={told} />
    </>
  )
}

function Seats({ told }: { told: InvitationInfo }): JSX.Element {
  const { t } = useWords()
  const s = useSetupWords()
  const o = useOnlineWords()
  const yours = told.status === 'lobby' ? freeChair(told) : -1
  return (
    <ol class="invited-seats" aria-label={s.seatsTitle}>
      {told.seats.map(({ kind, name, colour, taken }, i) => (
        <li key={i} class={i === yours ? 'yours' : taken ? '' : 'free'} data-taken={taken}>
          <Pennant colour={colour ?? ''} size={24} />
          {i === yours ? <b>{t.you}</b> : taken ? name || (s.ranks[kind] ?? o.somebody) : o.free}
        </li>
      ))}
    </ol>
  )
}

function Entrance({ id, told }: { id: string; told: InvitationInfo }): JSX.Element {
  const o = useOnlineWords()
  const doing = useDoing()
  const [name, setName] = useState('')
  const hasChair = told.status === 'lobby' && freeChair(told) >= 0
  const [isNameless, setNameless] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const enter = (way: 'sit' | 'watch') => {
    setNameless(name.trim() === '')
    if (name.trim() === '') form.current?.querySelector('input')?.focus()
    else doing.run(() => enterByName(id, name.trim(), way))
  }
  return (
    <form
      ref={form}
      class="entrance"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        enter(hasChair ? 'sit' : 'watch')
      }}
    >
      {!hasChair && <p class="note">{o.noChair[told.status] ?? o.noChair.lobby}</p>}
      <NameField name={name} label={o.invitedName} onChange={setName} />
      <button
        type="submit"
        class="btn main"
        data-choice={hasChair ? 'sit-down' : 'come-in'}
        disabled={doing.isBusy}
      >
        {hasChair ? o.sitAndPlay : o.onlyWatch}
      </button>
      <Problem text={isNameless && name.trim() === '' ? o.nameTitle : doing.problem} />
      <p class="row wrap invited-else">
        <LearnLink game={told.game} />
        {hasChair && (
          <button
            type="button"
            class="btn quiet"
            data-choice="come-in"
            disabled={doing.isBusy}
            onClick={() => enter('watch')}
          >
            {o.onlyWatch}
          </button>
        )}
      </p>
    </form>
  )
}

function LearnLink({ game }: { game: string }): JSX.Element {
  const { language } = useWords()
  const o = useOnlineWords()
  const title = manifests.find(({ id }) => id === game)?.words[language].title ?? game
  return (
    <a class="btn quiet" href={`/learn/${game}`}>
      {o.newHere(title)}
    </a>
  )
}
