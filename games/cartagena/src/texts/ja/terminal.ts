import type { TerminalWords } from '../terminal-words.ts'

export const terminal: TerminalWords = {
  symbols: { gun: '銃', rum: 'ラム', lantern: 'ランタン', parrot: 'オウム', hook: 'フック', chest: '宝箱' },
  places: {
    prison: '牢獄',
    wreck: '沈みかけた船',
    ship: '船',
    cove: '入り江',
    cartagena: 'カルタヘナ',
    tortuga: 'トルトゥーガ',
  },
  legend: 'マスの下の数字は席の番号で、海賊1人ごとに1つです。＊は伏せた宝箱トークンです。',
  chest: '＊',
  dark: '黒い',
  deck: (many, discarded) => `山札${many}枚、捨て札${discarded}枚`,
  hand: 'あなたの手札',
  look: '見ているカード',
  none: 'なし',
  seat: (home, of, cards) => `ゴール${home}/${of}、手札${cards}枚`,
  began: 'スタートプレイヤー',
  actions: (left) => `残り${left}アクション`,
  leads: (to, cards) => ` → ${to}${cards > 0 ? `、${cards}枚引く` : ''}`,
  ship: (shore) => `船は${shore}にあります。`,
}
