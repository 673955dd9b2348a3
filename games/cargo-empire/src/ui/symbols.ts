/** Signs of this game, on a 24 grid: vehicles, bonuses, cargo marks, arrows of the automatic opponent. */
export const CARGO_SYMBOLS: { readonly [name: string]: string } = {
  't-car':
    '<path d="M1.5 16.5v-5l3-1L8 5.5h8.5L19 11l3.5 1.2v4.3z" fill="currentColor"/><circle cx="6.8" cy="17.5" r="2.9" fill="currentColor" stroke="var(--hole,var(--print))" stroke-width="1.2"/><circle cx="17.2" cy="17.5" r="2.9" fill="currentColor" stroke="var(--hole,var(--print))" stroke-width="1.2"/><path d="M9 7.3h3v3H7.3zM13.5 7.3h2l1.4 3h-3.4z" fill="var(--hole,var(--print))"/>',
  't-train':
    '<path d="M2.5 4h8v2.5H9.7v3h5.8V5.5h-1V3.5h4.5v2h-1v4h3.5v7.5H2.5z" fill="currentColor"/><path d="M4.5 6.5h3v3.3h-3z" fill="var(--hole,var(--print))"/><circle cx="6.5" cy="18.5" r="2.8" fill="currentColor"/><circle cx="12.7" cy="18.5" r="2.8" fill="currentColor"/><circle cx="18.3" cy="18.5" r="2.8" fill="currentColor"/><path d="M6.5 18.5h12" stroke="var(--hole,var(--print))" stroke-width="1.2"/>',
  't-ship':
    '<path d="M1 13.5h22l-3 7H4.5zM5.5 9h12v3.5h-12zM7.5 3h3v5h-3zM12.5 3h3v5h-3z" fill="currentColor"/>',
  't-city':
    '<path d="M2 21.5V11l4.5-3.5L11 11v-8l3.5-1.5L18 3v9h4v9.5z" fill="currentColor"/><path d="M5 13h2.5v3H5zM13 6h2v3h-2zM13 12h2v3h-2z" fill="var(--hole,var(--print))"/>',
  't-objective':
    '<path d="M5 2v20M5 3h14l-3.5 4.5L19 12H5" fill="currentColor" stroke="currentColor" stroke-width="1.8"/>',
  't-anyTransport':
    '<circle cx="12" cy="12" r="8.6" fill="none" stroke="currentColor" stroke-width="3"/><path d="M12 3.5v17M4.6 7.8l14.8 8.4M4.6 16.2l14.8-8.4" stroke="currentColor" stroke-width="1.7"/><circle cx="12" cy="12" r="2.6" fill="currentColor"/>',
  't-cityOrObjective':
    '<path d="M1.5 21.5V11.5L5.5 8l4 3.5v10z" fill="currentColor"/><path d="M14.5 2.5v19M14.5 3.5h8.5l-2.6 3.6L23 10.7h-8.5" fill="currentColor" stroke="currentColor" stroke-width="1.6"/><path d="M12 3v18" stroke="currentColor" stroke-width="1" stroke-dasharray="2 2"/>',
  'm-orange': '<circle cx="12" cy="12" r="5.2" fill="currentColor"/>',
  'm-white': '<circle cx="12" cy="12" r="4.8" fill="none" stroke="currentColor" stroke-width="2.8"/>',
  'm-grey': '<path d="M6 7h12v3.5H6zM6 13.5h12V17H6z" fill="currentColor"/>',
  'm-brown': '<path d="m6.5 6.5 11 11m0-11-11 11" stroke="currentColor" stroke-width="3.2"/>',
  't-emblem': '<path d="M3.5 2.5h17v10c0 5-4 8-8.5 9.5-4.5-1.5-8.5-4.5-8.5-9.5z" fill="currentColor"/>',
  't-cube': '<path d="M4 5.5 18.5 5l.5 14.5-14.5.3z" fill="currentColor"/>',
  't-up': '<path d="M12 2.5 20.5 12H15v9.5H9V12H3.5z" fill="currentColor"/>',
  't-down': '<path d="M12 21.5 3.5 12H9V2.5h6V12h5.5z" fill="currentColor"/>',
  't-from':
    '<path d="M12 2a7 7 0 0 1 7 7c0 5-7 13-7 13S5 14 5 9a7 7 0 0 1 7-7z" fill="currentColor"/><path d="M9 9h5m-2.2-2.6L14.4 9l-2.6 2.6" fill="none" stroke="var(--hole,var(--print))" stroke-width="1.8"/>',
  't-to':
    '<path d="M12 2a7 7 0 0 1 7 7c0 5-7 13-7 13S5 14 5 9a7 7 0 0 1 7-7z" fill="currentColor"/><circle cx="12" cy="9" r="2.8" fill="var(--hole,var(--print))"/>',
  't-post': '<path d="M4 22V9l8-6.5L20 9v13h-5.5v-6h-5v6z" fill="currentColor"/>',
}
