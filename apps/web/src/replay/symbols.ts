/** Signs of the replay, on the same 24 grid as the house's. */
export const REPLAY_SYMBOLS: { readonly [name: string]: string } = {
  'i-pause': '<path d="M6 4h4.2v16H6zM13.8 4H18v16h-4.2z" fill="currentColor"/>',
  'i-turn-back': '<path d="M12 4 3.5 12 12 20zM21 4l-8.5 8 8.5 8z" fill="currentColor"/>',
  'i-turn-on': '<path d="m12 4 8.5 8-8.5 8zM3 4l8.5 8L3 20z" fill="currentColor"/>',
}
