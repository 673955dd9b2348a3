/** A trip in the dock: where from, where to, which cards; the cheapest set is proposed, every other can be chosen. */
import { Choice, useRefusal, whyOf } from '@quayside/board-kit'
import type { Line } from '@quayside/texts'
import type { JSX } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import type { Cargo } from '../content.ts'
import type { Space } from '../events.ts'
import { CargoSign } from './Cargo.tsx'
import { type CardCounts, ComposedPayment } from './ComposedPayment.tsx'
import { DockFrame, type DockProps } from './DockFrame.tsx'
import { ExpressChoice } from './ExpressChoice.tsx'
import { Gains } from './Gains.tsx'
import { Payments } from './Payments.tsx'
import { type Carry, type Offer, type Pick, paymentOf } from './plan.ts'
import { stateOf } from './read.ts'
import { rewardOf } from './reward.ts'

export interface CarryProps extends DockProps {
  readonly pick: Pick
  readonly offer: Offer | null
  readonly carries: readonly Carry[]
  onPick(pick: Pick): void
}

// Long for a reason: one piece of markup in the order of the page; in parts its order would be harder to see.
export function CarryDock(props: CarryProps): JSX.Element {
  const { play, words, pick, offer, carries, onPick } = props
  const [own, setOwn] = useState<CardCounts | null>(null)
  useLayoutEffect(() => setOwn(null), [pick.from, pick.to])
  const chosen = offer && ownPayment(offer.chosen, own, carries)
  return (
    <DockFrame
      {...props}
      sentence={questionOf(props)}
      cities={[pick.from, pick.to].filter((city) => city !== undefined)}
      deeds={
        <>
          {offer && chosen && <Confirm {...props} chosen={chosen.action} isListed={chosen.isListed} />}
          {pick.from === undefined ? (
            <LetGoOrFallBack {...props} />
          ) : (
            <Choice name="another" onPick={() => onPick({})}>
              {words.anotherCargo}
            </Choice>
          )}
        </>
      }
    >
      {offer && chosen ? (
        <>
          <Ends {...props} offer={offer} />
          {offer.chosen.type === 'deliver' && (
            <>
              {own ? (
                <ComposedPayment {...props} counts={own} onChange={setOwn} action={chosen.action} />
              ) : (
                <Payments {...props} offer={offer} onCompose={() => setOwn(startCounts(offer.chosen))} />
              )}
              <ExpressChoice {...props} offer={offer} />
              {chosen.isListed && chosen.action.type === 'deliver' && (
                <Gains
                  reward={rewardOf(stateOf(play.view), props.seat, chosen.action)}
                  to={props.nameOf(chosen.action.to)}
                  words={words}
                />
              )}
            </>
          )}
        </>
      ) : undefined}
    </DockFrame>
  )
}

function startCounts(one: Carry): CardCounts {
  return one.type === 'deliver' ? one.cards : { car: 0, train: 0, ship: 0 }
}

/** The trip with the cards one has put together; listed when the rules know that payment. */
function ownPayment(one: Carry, own: CardCounts | null, carries: readonly Carry[]) {
  if (!own || one.type !== 'deliver') return { action: one, isListed: true }
  const composed: Carry = { ...one, cards: own, express: null, emblem: false }
  const word = paymentOf(composed)
  const same = carries.find((other) => {
    const isSameTrip = other.from === one.from && other.to === one.to && other.cargo === one.cargo
    const isSameSpace = other.type === 'deliver' && other.space === one.space
    return isSameTrip && isSameSpace && [word, `${word}e`].includes(paymentOf(other))
  })
  return { action: same ?? composed, isListed: same !== undefined }
}

function questionOf({ play, words, pick, carries, nameOf, intent }: CarryProps): Line {
  const isCube = intent === 'moveCube'
  if (pick.from === undefined) return isCube ? words.askCubeFrom : play.texts.prompt(play.view)
  const from = nameOf(pick.from)
  if (pick.to === undefined || !carries.some(({ to }) => to === pick.to)) {
    return isCube ? words.askCubeTo(from) : words.askDestination(from)
  }
  return words.askPayment(from, nameOf(pick.to))
}

/** Which cube and which demand space, where there is a choice (E11). */
function Ends({ words, offer, pick, onPick }: CarryProps & { offer: Offer }): JSX.Element | null {
  const { cargos, spaces, chosen } = offer
  if (cargos.length < 2 && spaces.length < 2) return null
  return (
    <div class="ends">
      {cargos.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
        <span class="pills" role="group" aria-label={words.cargoLabel}>
          {(cargos as Cargo[]).map((cargo) => (
            <Choice
              key={cargo}
              name={`cargo-${cargo}`}
              pressed={chosen.cargo === cargo}
              onPick={() => onPick({ ...pick, cargo })}
            >
              <CargoSign cargo={cargo} />
              {words.cargos[cargo]}
            </Choice>
          ))}
        </span>
      )}
      {spaces.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
        <span class="pills" role="group" aria-label={words.spaceLabel}>
          {(spaces as Space[]).map((space) => (
            <Choice
              key={space}
              name={`space-${space}`}
              pressed={chosen.type !== 'moveCube' && chosen.space === space}
              onPick={() => onPick({ ...pick, space })}
            >
              {words.spaces[space]}
            </Choice>
          ))}
        </span>
      )}
    </div>
  )
}

function Confirm(props: CarryProps & { chosen: Carry; isListed: boolean }): JSX.Element {
  const { play, words, chosen, isListed } = props
  const refusal = useRefusal(play.check, isListed ? null : chosen, play.view)
  const label =
    chosen.type === 'vassal'
      ? words.carry
      : chosen.type === 'moveCube'
        ? words.moveCube
        : cardWords(props, chosen)
  return (
    <Choice
      main
      name="confirm"
      why={isListed ? null : (whyOf(refusal, play.sayWhy) ?? undefined)}
      onPick={() => play.act(chosen)}
    >
      {label}
    </Choice>
  )
}

function cardWords({ words }: CarryProps, chosen: Extract<Carry, { type: 'deliver' }>): string {
  const kinds = (['car', 'train', 'ship'] as const).filter((kind) => chosen.cards[kind] > 0)
  return words.deliverBy(kinds.map((kind) => [kind, chosen.cards[kind]] as const))
}

/** Before anything is chosen: an ability can be let go; and why one cannot simply pass. */
function LetGoOrFallBack({ play, words, intent, onIntent }: CarryProps): JSX.Element | null {
  const isPlanning = intent === null && play.asked && play.view.shown.phase === 'plan'
  const refusal = useRefusal(play.explain, isPlanning ? { type: 'supply' } : null, play.view)
  if (intent !== null) {
    return (
      <Choice name="cancel" onPick={() => onIntent(null)}>
        {words.cancel}
      </Choice>
    )
  }
  const why = whyOf(refusal, play.sayWhy)
  return why && why.line.length > 0 ? (
    <Choice name="fall-back" why={why} onPick={() => undefined}>
      {words.fallBack}
    </Choice>
  ) : null
}
