import type { GameTexts } from '@quayside/texts'
import type { CargoEmpire } from '../../types.ts'

export const options: GameTexts<CargoEmpire>['options'] = {
  opponent: {
    title: '追加の相手',
    explain: '自動プレイヤーは専用カードで動きます。家臣は2人プレイで各自が持つ2色目です。',
    values: { none: 'なし', bot: '自動プレイヤー', vassals: '家臣' },
  },
  map: {
    title: 'マップ',
    explain: 'ディオールには都市間の6か所に急行タイルがあります。',
    values: { europe: 'ヨーロッパ', dior: 'ディオール' },
  },
  families: {
    title: '一族能力',
    explain: '色ごとの一族に紋章と能力があり、手元に残した貨物で支払います。',
    values: { false: 'なし', true: 'あり' },
  },
  tracks: {
    title: '開発トラック',
    explain: '上級タイルには選べるボーナスと幅広のマスがあります。自由はどのタイルも混ぜます。',
    values: { base: '基本', advanced: '上級', free: '自由' },
  },
}

export const optionGroups: NonNullable<GameTexts<CargoEmpire>['optionGroups']> = [
  { title: 'マップと対戦相手', options: ['map', 'opponent'] },
  { title: 'バリアント', options: ['families', 'tracks'] },
]
