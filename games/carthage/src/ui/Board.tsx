/** The table of Carthage: chart, strip, dock. */
import { type PlayProps, Stage } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { GOODS } from '../content.ts'
import type { Action, Carthage } from '../types.ts'
import type { Shown } from '../view-types.ts'
import { Chart } from './Chart.tsx'
import { Ghosts, Stamps } from './Ghosts.tsx'
import { LedgerPanel } from './LedgerPanel.tsx'
import { DESK, PHONE } from './layout.ts'
import { Market } from './Market.tsx'
import type { Ledger, Picture } from './picture.ts'
import { buyable, freeCards, NO_TOKENS, type Preview, previewOf, priceOf } from './purchase.ts'
import { RaidDock } from './RaidDock.tsx'
import { without } from './read.ts'
import { ShipAt } from './Ship.tsx'
import { Stock } from './Stock.tsx'
import { TurnDock } from './TurnDock.tsx'
import { boardTexts } from './texts/index.ts'
import { isLegalPick, type Turn, useTurn } from './turn.ts'
import { WaitDock } from './WaitDock.tsx'

type Props = PlayProps<Carthage, Picture, Preview>

// Long for a reason: hooks that share what is chosen, in the order in which one follows from the other.
export function Board(play: Props): JSX.Element {
  const words = boardTexts[play.language]
  const { picture, view, legal, asked } = play
  const { shown } = picture
  const seat = view.viewer === 'watcher' ? shown.turn : view.viewer
  const phase = asked ? view.shown.phase.type : 'wait'
  const choosing = phase === 'turn' || phase === 'doubleBuy'
  const turn = useTurn(view.shown, seat, legal, view.ask)
  const isBuying = choosing && turn.intent === 'buy'
  const preview = useMemo(
    () => (choosing ? weighed(shown, seat, legal, turn) : null),
    [choosing, turn.intent, turn.picked, legal, shown, seat],
  )
  useEffect(() => play.onHint(preview), [preview])
  const cards = buyable(shown, seat)
  return (
    <>
      <div class="board-part">
        <Sheet play={play} preview={preview} seat={seat} />
        <Market
          picture={picture}
          words={words}
          players={play.players}
          price={priceOf(cards, NO_TOKENS)}
          free={isBuying ? freeCards(cards, turn.tokens) : []}
          pickable={(pick) => {
            if (!choosing) return 'no'
            // Who presses a single card while buying wants that card: it is taken instead.
            if (turn.intent === 'buy') return isLegalPick(legal, shown, 'take', pick) ? 'aside' : 'no'
            if (isLegalPick(legal, shown, turn.intent ?? 'take', pick)) return 'yes'
            return pick.zone === 'market' || turn.intent === 'reserve' ? 'why' : 'no'
          }}
          picked={choosing ? turn.picked : null}
          onPick={(pick) => {
            if (turn.intent === 'buy' || turn.intent === null) turn.take(pick)
            else turn.setPicked(pick)
          }}
        />
        {play.phone && view.viewer !== 'watcher' && (
          <section class="own-stock" aria-label={words.stock}>
            <h2 class="h">{words.stock}</h2>
            <Stock picture={picture} seat={seat} words={words} preview={preview} />
          </section>
        )}
      </div>
      {choosing ? (
        <TurnDock play={play} words={words} seat={seat} turn={turn} />
      ) : phase === 'protect' ? (
        <RaidDock key={view.ask} play={play} words={words} seat={seat} />
      ) : (
        <WaitDock play={play} words={words} />
      )}
    </>
  )
}

/** What the choice in question would do: a purchase, or the purchase after the card of a double action. */
function weighed(shown: Shown, seat: number, legal: readonly Action[], turn: Turn): Preview | null {
  const cards = buyable(shown, seat)
  if (turn.intent === 'buy')
    return legal.some(({ type }) => type === 'buy') ? previewOf(shown, seat, cards) : null
  const first = turn.intent === 'double' && turn.picked && shown.market[turn.picked.slot]
  return first ? previewOf(shown, seat, without(cards, [first.card])) : null
}

function Sheet(props: { play: Props; preview: Preview | null; seat: number }): JSX.Element {
  const { play, preview, seat } = props
  const words = boardTexts[play.language]
  const { shown, ledger } = play.picture
  const layout = play.phone ? PHONE : DESK
  const [closed, setClosed] = useState<Ledger | null>(null)
  const lasting = ledger && { ...ledger }
  const isOpen = ledger !== null && closed?.goods !== ledger.goods
  return (
    <div class="sheet-place">
      <Stage width={layout.width} height={layout.height} label={words.route}>
        <Chart layout={layout} words={words} />
        {preview && <Ghosts layout={layout} preview={preview} />}
        {GOODS.map((good) => (
          <ShipAt
            key={good}
            layout={layout}
            good={good}
            port={shown.ships[good]}
            label={words.ship(good, words.ports[shown.ships[good]] ?? '')}
            raided={shown.raided.includes(good)}
          />
        ))}
        {preview && <Stamps layout={layout} preview={preview} seat={seat} words={words} />}
      </Stage>
      {isOpen && (
        <LedgerPanel
          ledger={ledger}
          words={words}
          players={play.players}
          isDone={shown.raided.length === 0}
          onClose={() => setClosed(lasting)}
        />
      )}
    </div>
  )
}
