export const phrases = {
  waitForMe: '待ってください',
  stayThere: 'そこにいてください、頼りにしています',
  shipLeaves: 'もうすぐ船が出ます',
  noCards: '手札がありません',
  guards: '看守が来ます',
}
