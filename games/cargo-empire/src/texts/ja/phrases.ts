export const phrases = {
  needCargo: 'その貨物は私に必要です',
  leaveCity: 'その都市は残しておいてください',
  fineDelivery: '見事な輸送です',
  fullLoad: 'もう積めません',
  endNear: 'もうすぐ終わりそうです',
}
