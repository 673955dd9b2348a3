/** Payday written out as it happens: set, price, score, rounding, cards that become points; then what the pirates took. */
import { Icon, Pennant, type Player } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { Sale } from '../events.ts'
import { Chip } from './Card.tsx'
import type { Ledger } from './picture.ts'
import type { BoardTexts } from './texts/index.ts'

interface Props {
  readonly ledger: Ledger
  readonly words: BoardTexts
  readonly players: readonly Player[]
  /** The pirates are gone: nothing more will be written. */
  readonly isDone: boolean
  onClose(): void
}

export function LedgerPanel({ ledger, words, players, isDone, onClose }: Props): JSX.Element {
  return (
    <section class="ledger" aria-label={words.payday} aria-live="polite">
      <header>
        <h2>{words.paydayOf(ledger.goods)}</h2>
        <button
          type="button"
          class="btn sq quiet"
          aria-label={words.dismiss}
          data-choice="close-ledger"
          onClick={onClose}
        >
          <Icon name="i-x" size={16} />
        </button>
      </header>
      <div class={ledger.goods.length > 1 ? 'columns two' : 'columns'}>
        {ledger.goods.map((good) => (
          <ul key={good}>
            {ledger.sales
              .filter((sale) => sale.good === good)
              .map((sale) => (
                <SaleLine key={sale.seat} sale={sale} words={words} player={players[sale.seat]} />
              ))}
          </ul>
        ))}
      </div>
      {ledger.raided.length > 0 && <Raid ledger={ledger} words={words} players={players} isDone={isDone} />}
    </section>
  )
}

function SaleLine(props: { sale: Sale; words: BoardTexts; player: Player | undefined }): JSX.Element {
  const { sale, words, player } = props
  const isRounded = sale.rounded !== sale.score
  return (
    <li class="sale" data-sale={sale.good}>
      <Who player={player} />
      <span class="set">
        {sale.cards.map((card, i) => (
          // Equal cards have no names of their own here.
          <span key={i} class={i < sale.toPoints.length ? 'to-points' : 'to-discard'}>
            <Chip
              card={card}
              stored={false}
              label={`${words.card(card)} ${i < sale.toPoints.length ? words.toPoints : words.toDiscard}`}
            />
          </span>
        ))}
      </span>
      <span class="calc num only-phone">
        {words.shortSum(sale.price, sale.bonus, sale.cards.length, sale.score, sale.rounded)}
      </span>
      <span class="calc num only-desk">
        {words.sum(sale.price, sale.bonus, sale.cards.length, sale.score)}
        {isRounded && <span class="soft"> {words.rounded(sale.rounded)}</span>}
        {sale.fromPile > 0 && <span class="soft"> ({words.fromPile(sale.fromPile)})</span>}
      </span>
      <b class="gain num">{words.points(sale.points)}</b>
    </li>
  )
}

function Who({ player }: { player: Player | undefined }): JSX.Element {
  return (
    <span class="who">
      <Pennant colour={player?.colour ?? ''} size={18} /> {player?.name}
    </span>
  )
}

function Raid({ ledger, words, players, isDone }: Omit<Props, 'onClose'>): JSX.Element {
  return (
    <div class="raid-part">
      <h3>{words.raidOn(ledger.raided)}</h3>
      <ul>
        {ledger.pirates.map((event, i) => (
          <li key={i} class="sale">
            <Who player={players[event.seat]} />
            <span class={event.type === 'lost' ? 'lost-word' : 'stored-word'}>
              {event.type === 'lost' ? words.lostWord : words.storedWord}
            </span>
            <span class="set">
              {event.cards.map((card, n) => (
                <Chip key={n} card={card} stored={event.type === 'stored'} label={words.card(card)} />
              ))}
            </span>
          </li>
        ))}
        {isDone && ledger.pirates.length === 0 && <li class="soft">{words.nobodyHit}</li>}
      </ul>
    </div>
  )
}
