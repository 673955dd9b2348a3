export const phrases = {
  needLumber: '木材が欲しいです',
  needBrick: 'レンガが欲しいです',
  needWool: '羊毛が欲しいです',
  needWheat: '小麦が欲しいです',
  needOre: '鉱石が欲しいです',
  robberElsewhere: '盗賊は別の場所へお願いします',
  addOne: 'もう1枚足してくれれば交換します',
  noTrade: '今は交換したくありません',
}
