/** Signs of the replay, on the same 24 grid as the house's. */
export const REPLAY_SYMBOLS: { readonly [name: string]: string } = {
  'i-seal':
    '<path d="m12 1.5 2.6 2.4 3.5-.5.8 3.5 3.1 1.7-1.4 3.3 1.4 3.3-3.1 1.7-.8 3.5-3.5-.5L12 22.5l-2.6-2.6-3.5.5-.8-3.5L2 15.2l1.4-3.3L2 8.6l3.1-1.7.8-3.5 3.5.5z" fill="currentColor"/><path d="m7.6 12 3 3 5.6-6" fill="none" stroke="var(--paper-up)" stroke-width="2"/>',
  'i-pause': '<path d="M6 4h4.2v16H6zM13.8 4H18v16h-4.2z" fill="currentColor"/>',
  'i-turn-back': '<path d="M12 4 3.5 12 12 20zM21 4l-8.5 8 8.5 8z" fill="currentColor"/>',
  'i-turn-on': '<path d="m12 4 8.5 8-8.5 8zM3 4l8.5 8L3 20z" fill="currentColor"/>',
}
