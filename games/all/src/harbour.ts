/** What the harbour page says about each game before any of it is loaded. Tests hold it against the games' own texts. */
import type { BothLanguages } from '@quayside/texts'

export interface HarbourEntry {
  readonly id: string
  readonly players: { readonly min: number; readonly max: number }
  readonly words: BothLanguages<{ readonly title: string; readonly facts: string; readonly pitch: string }>
}

function entry(id: string, players: HarbourEntry['players'], words: HarbourEntry['words']): HarbourEntry {
  return { id, players, words }
}

export const harbour: readonly HarbourEntry[] = [
  entry(
    'carthage',
    { min: 2, max: 4 },
    {
      en: {
        title: 'Traders of Carthage',
        facts: '2 to 4 traders, about 30 minutes',
        pitch: 'Buy the whole market, let the ships sail, and mind the pirates before Carthage.',
      },
      ja: {
        title: 'トレーダーズ・オブ・カルタゴ',
        facts: '2〜4人、約30分',
        pitch: '市場を丸ごと買い、船を進めます。カルタゴ手前の海賊にご用心。',
      },
    },
  ),
  entry(
    'cartagena',
    { min: 2, max: 5 },
    {
      en: {
        title: 'Cartagena',
        facts: '2 to 5 players, about 40 minutes',
        pitch: 'Six pirates, one tunnel. Go back to draw, leap ahead to escape.',
      },
      ja: {
        title: 'カルタヘナ',
        facts: '2〜5人、約40分',
        pitch: '海賊6人、抜け道1本。戻って引き、進んで逃げます。',
      },
    },
  ),
  entry(
    'cargo-empire',
    { min: 1, max: 5 },
    {
      en: {
        title: 'Cargo Empire',
        facts: '1 to 5 players, 60 to 90 minutes',
        pitch: 'Car, train or ship: carry cargo across the map, just enough cards, and grow your network.',
      },
      ja: {
        title: 'カーゴ・エンパイア',
        facts: '1〜5人、60〜90分',
        pitch: '自動車、機関車、船。過不足のないカードで貨物を運び、交易網を広げます。',
      },
    },
  ),
  entry(
    'catan',
    { min: 3, max: 4 },
    {
      en: {
        title: 'Catan',
        facts: '3 or 4 players, about 75 minutes',
        pitch: 'Settle an island, trade with your rivals, reach ten points.',
      },
      ja: {
        title: 'カタン',
        facts: '3〜4人、約75分',
        pitch: '島を開拓し、交易を重ね、10点を目指します。',
      },
    },
  ),
]
