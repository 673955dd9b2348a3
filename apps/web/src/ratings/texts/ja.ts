import type { RatingWords } from './words.ts'

export const ja: RatingWords = {
  title: 'レート',
  own: '自分のレート',
  ownNone: 'まだレートはありません。最初のレート戦から付きます。',
  provisional: '暫定',
  games: (many) => `レート戦${many}局`,
  rating: (points, within) => `${points} ± ${within}`,
  listed: '上位表に自分を載せる',
  listedNote: '名前、レート、レート戦の対局数が、誰にでも見えます。',
  best: '上位表',
  bestNone: 'レートの定まった人がまだいません。',
  gameLabel: 'ゲーム',
  placeColumn: '順位',
  nameColumn: '名前',
  ratingColumn: 'レート',
  gamesColumn: '対局数',
  howTitle: 'レートの決まり方',
  how: [
    '対象になるのは、レート戦の卓での対局だけです。人だけで、持ち時間があり、席につくことで全員が同意した卓です。',
    '全員1500から始まります。±の数はレートの不確かさで、実力は十中八九その範囲に入ります。',
    '不確かさが200以内になるまでは暫定で、上位表には載りません。',
    '投了した人と、ボットに席を引き継がれた人は、最後まで残った人より下の順位になります。',
  ],
  change: (before, after) => `レート ${before} → ${after}`,
}
