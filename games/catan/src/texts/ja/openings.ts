import type { openings as en } from '../en/openings.ts'

export const openings: { readonly [K in keyof typeof en]: string } = {
  roads: '街道と開拓地（木材・レンガ）',
  cities: '都市と発展カード（小麦・鉱石）',
  even: 'バランス型',
}
