/** The words of a code may change, its sense may not. */
export const phrases = {
  needLumber: 'I need lumber',
  needBrick: 'I need brick',
  needWool: 'I need wool',
  needWheat: 'I need wheat',
  needOre: 'I need ore',
  robberElsewhere: 'Please put the robber elsewhere',
  addOne: 'Add a card and we have a deal',
  noTrade: 'I would rather not trade now',
}
