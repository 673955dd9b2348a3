/** The lab: thousands of games between bots in this browser, to see how long they last and whether the seats are equal. */
import { manifests } from '@quayside/all/manifests'
import { boards, type LoadedBoard } from '@quayside/all/ui'
import type { Player } from '@quayside/board-kit'
import type { GameFacts } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ask } from '../host/client.ts'
import { LabForm, type LabSettings } from '../lab/LabForm.tsx'
import { LabResults } from '../lab/LabResults.tsx'
import '../lab/lab.css'
import { type Lab, useLab } from '../lab/use-lab.ts'
import { loadLabWords, useLabWords } from '../lab/words.ts'
import { loadSetupWords } from '../new-table/words.ts'
import { Message } from '../shell/Message.tsx'
import { PageTop } from '../shell/PageTop.tsx'
import { useWords } from '../texts/index.ts'

export async function prepare(): Promise<void> {
  await Promise.all([loadLabWords(), loadSetupWords()])
}

export function LabPage({ game }: { game: string }): JSX.Element {
  const { t, language } = useWords()
  const id = game || (manifests[0]?.id ?? '')
  const [loaded, setLoaded] = useState<{ facts: GameFacts; board: LoadedBoard } | 'missing' | null>(null)
  useEffect(() => {
    const entry = boards[id]
    if (!entry) {
      setLoaded('missing')
      return
    }
    Promise.all([ask('facts', { game: id }), entry.load(language)]).then(([facts, board]) =>
      setLoaded({ facts, board }),
    )
  }, [id, language])
  if (loaded === 'missing') return <Message text={t.notFound} />
  if (!loaded) return <Message text={t.loading} waiting />
  return <Bench {...loaded} />
}

function Bench({ facts, board }: { facts: GameFacts; board: LoadedBoard }): JSX.Element {
  const w = useLabWords()
  const start = Math.min(facts.seats.max, Math.max(3, facts.seats.min))
  const [wish, setWish] = useState<LabSettings>({
    options: {},
    ranks: Array.from({ length: start }, () => 'mate' as const),
    games: 1000,
  })
  const lab = useLab()
  const players = (lab.plan?.ranks ?? wish.ranks).map((_, i): Player => {
    return { name: w.seat(i + 1), colour: facts.colours[i] ?? '', isBot: true, rank: '' }
  })
  const auto = lab.totals && lab.totals.scores.length > players.length
  const everybody = auto ? [...players, { name: 'auto', colour: 'auto', isBot: true, rank: '' }] : players
  return (
    <div class={`plain-page theme-${facts.id}`}>
      <PageTop title={w.title} />
      <main class="lab">
        <p class="note">{w.intro}</p>
        <LabForm facts={facts} board={board} wish={wish} onWish={setWish} />
        <Runner lab={lab} wish={wish} game={facts.id} />
        {lab.failed && <p role="alert">{w.failed(lab.failed)}</p>}
        {lab.plan && lab.totals && (
          <LabResults plan={lab.plan} totals={lab.totals} players={everybody} board={board} />
        )}
      </main>
    </div>
  )
}

function Runner({ lab, wish, game }: { lab: Lab; wish: LabSettings; game: string }): JSX.Element {
  const w = useLabWords()
  const { plan, totals, isRunning } = lab
  const seed = () => crypto.getRandomValues(new Uint32Array(1))[0] as number
  return (
    <div class="lab-run">
      {isRunning ? (
        <button type="button" class="btn" data-choice="lab-stop" onClick={lab.stop}>
          {w.stop}
        </button>
      ) : (
        <button
          type="button"
          class="btn main"
          data-choice="lab-run"
          onClick={() => lab.run({ game, seed: seed() >>> 1, ...wish })}
        >
          {w.run}
        </button>
      )}
      {plan && totals && (
        <>
          <progress max={plan.games} value={totals.games} aria-label={w.games} />
          <span class="num" data-played={totals.games}>
            {w.progress(totals.games, plan.games)}
          </span>
        </>
      )}
    </div>
  )
}
