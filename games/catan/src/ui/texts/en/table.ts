import type { TableWords } from '../table-words.ts'

export const table: TableWords = {
  row: (n) => `Row ${n} from the north`,
  robber: 'the robber stands here',
  harbours: 'Harbours',
  buildings: 'Buildings',
  none: 'none yet',
  own: 'Your development cards and rates',
  trade: 'Trade talk',
  noTrade: 'Nobody is offering anything.',
  lastRoll: 'Last roll',
  offers: (give, get) => `offers ${give} for ${get}`,
  says: (what) => (what === 'accept' ? 'agrees' : 'declines'),
  put: (name, held) => `Put down ${name}, you hold ${held}`,
  take: (name, bank) => `Take ${name}, the bank has ${bank}`,
  give: (name, held) => `Give ${name}, you hold ${held}`,
  want: (name) => `Ask for ${name}`,
  ask: (name) => `Offer it to ${name}`,
  yes: 'yes',
  no: 'no',
  rate: (name, rate) => `${name} ${rate} to 1`,
}
