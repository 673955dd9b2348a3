/** What the viewer is about to do in a turn: buy, take, double or reserve; which card; which tokens and payment. */
import { useState } from 'preact/hooks'
import type { Action } from '../types.ts'
import type { SeatFacts, Shown } from '../view-types.ts'
import type { Pick } from './Market.tsx'
import { proposePayment, proposeTokens } from './payment.ts'
import { buyable, NO_TOKENS, priceOf, type TokenChoice, tokenLetters } from './purchase.ts'

export type Intent = 'buy' | 'take' | 'double' | 'reserve'

export interface Turn {
  /** Null while buying and taking are both open and nothing was said yet: neither is proposed. */
  readonly intent: Intent | null
  setIntent(intent: Intent): void
  readonly picked: Pick | null
  setPicked(pick: Pick | null): void
  /** To take this card, whatever was meant before. */
  take(pick: Pick): void
  readonly tokens: TokenChoice
  setTokens(tokens: TokenChoice): void
  readonly pay: ReadonlySet<number>
  togglePay(position: number): void
  readonly price: number
  /** The action as composed so far; null while something is missing. */
  readonly action: Action | null
}

/** What has been chosen so far in answer to one question. */
interface Draft {
  readonly question: string
  readonly intent: Intent | null
  readonly picked: Pick | null
  readonly tokens: TokenChoice
  readonly pay: ReadonlySet<number>
}

export function useTurn(shown: Shown, seat: number, legal: readonly Action[], ask: number): Turn {
  const hand = shown.seats[seat]?.hand ?? []
  const cards = buyable(shown, seat)
  const canBuy = legal.some(({ type }) => type === 'buy')
  const paying = (tokens: TokenChoice) => ({
    tokens,
    pay: new Set(proposePayment(hand, priceOf(cards, tokens)) ?? []),
  })
  const question = `${seat} ${ask} ${canBuy}`
  const [kept, setKept] = useState<Draft | null>(null)
  // A new question has its own proposal at once: nothing of the one before may be seen, not even for a frame.
  const draft: Draft =
    kept?.question === question
      ? kept
      : {
          question,
          intent: !canBuy ? 'take' : legal.some(({ type }) => type !== 'buy') ? null : 'buy',
          picked: null,
          ...paying(proposeTokens(shown, seat, hand) ?? NO_TOKENS),
        }
  const change = (some: Partial<Draft>) => setKept({ ...draft, ...some })
  return {
    intent: draft.intent,
    setIntent: (intent) => change({ intent, picked: null }),
    picked: draft.picked,
    setPicked: (picked) => change({ picked }),
    take: (picked) => change({ intent: 'take', picked }),
    tokens: draft.tokens,
    setTokens: (tokens) => change(paying(tokens)),
    pay: draft.pay,
    togglePay: (position) => {
      const pay = new Set(draft.pay)
      if (!pay.delete(position)) pay.add(position)
      change({ pay })
    },
    price: priceOf(cards, draft.tokens),
    action: compose({ ...draft, shown, seat: shown.seats[seat], viewer: seat }),
  }
}

interface Parts {
  readonly shown: Shown
  readonly seat: SeatFacts | undefined
  readonly viewer: number
  readonly intent: Intent | null
  readonly picked: Pick | null
  readonly tokens: TokenChoice
  readonly pay: ReadonlySet<number>
}

function compose({ shown, seat, viewer, intent, picked, tokens, pay }: Parts): Action | null {
  if (intent === 'buy') {
    const hand = seat?.hand ?? []
    return {
      type: 'buy',
      pay: hand.filter((_, position) => pay.has(position)),
      tokens: tokenLetters(tokens),
    }
  }
  const slot = picked && shown[picked.zone][picked.slot]
  if (!picked || !slot) return null
  if (intent === 'reserve') return { type: 'reserve', zone: picked.zone, card: slot.card }
  if (intent === 'double') return { type: 'double', card: slot.card }
  return slot.by === viewer
    ? { type: 'take', card: slot.card, reserved: true }
    : { type: 'take', card: slot.card }
}

/** The card that an action of this intent would need to be listed for. */
export function isLegalPick(legal: readonly Action[], shown: Shown, intent: Intent, pick: Pick): boolean {
  const slot = shown[pick.zone][pick.slot]
  if (!slot) return false
  return legal.some((action) => {
    if (action.type === 'buy' || action.type === 'protect' || action.type !== intent) return false
    if (action.card !== slot.card) return false
    if (action.type === 'reserve') return action.zone === pick.zone && slot.by === null
    if (pick.zone !== 'market') return false
    return action.type === 'take' && action.reserved ? slot.by !== null : slot.by === null
  })
}
