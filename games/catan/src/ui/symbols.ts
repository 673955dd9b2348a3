/** Signs of this game, on a 24 grid: resources, cards, pieces. */
export const CATAN_SYMBOLS: { readonly [name: string]: string } = {
  'i-swap': '<path d="M3 8.5h15l-4-4M21 15.5H6l4 4" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  'r-lumber':
    '<path d="M12 1.5 17.5 9h-2.6l4.3 6h-3.2l3.5 4.5H4.5L8 15H4.8l4.3-6H6.5zM10.5 19.5h3V23h-3z" fill="currentColor"/>',
  'r-brick': '<path d="M1.5 13.5h9.8v6.3H1.5zM12.7 13.5h9.8v6.3h-9.8zM7 5.8h10v6.3H7z" fill="currentColor"/>',
  'r-wool':
    '<path d="M7.5 6.2c1.4-2 4-2.2 5.5-.8 1.8-1 4.4-.2 5 1.8 2.3.3 3.6 2.5 2.9 4.5.6 2.3-1 4.3-3.2 4.4-1 1-2.6 1.2-3.8.5-1.5 1-3.6.8-4.7-.5-1.6.3-3-.4-3.6-1.7L2.8 13.2 1.5 9.5 4.6 8c.4-1.1 1.5-1.9 2.9-1.8z" fill="currentColor"/><path d="M9 16.5V21M16.5 16.5V21" stroke="currentColor" stroke-width="2"/><circle cx="4.5" cy="10.6" r="1" fill="var(--hole,var(--print))"/>',
  'r-wheat':
    '<path d="M11.2 9h1.6v14h-1.6z" fill="currentColor"/><path d="m12 .8 2.2 3.6L12 8 9.8 4.4zM10.7 12.3 6.2 11 6 6.7l4.2 2zM13.3 12.3l4.5-1.3.2-4.3-4.2 2zM10.7 17.5l-4.5-1.3L6 11.9l4.2 2zM13.3 17.5l4.5-1.3.2-4.3-4.2 2z" fill="currentColor"/>',
  'r-ore':
    '<path d="M7 3.5 15.5 2l6 6.5-2 9.5-7.5 4-8-3.5L2 9.5z" fill="currentColor"/><path d="m2.5 9.7 7 1.3 6-8.5M9.5 11l2.5 10.5M9.5 11l10 6.5" fill="none" stroke="var(--hole,var(--print))" stroke-width="1.3"/>',
  'r-dev':
    '<path d="M5 2h11l3 3v17H5z" fill="none" stroke="currentColor" stroke-width="1.9"/><path d="m12 7 1.5 3.4 3.5.4-2.6 2.4.7 3.6L12 15l-3.1 1.8.7-3.6L7 10.8l3.5-.4z" fill="currentColor"/>',
  'r-knight': '<path d="M12 1.5 15 8h-1.8v7H16v2.6h-2.8V22h-2.4v-4.4H8V15h2.8V8H9z" fill="currentColor"/>',
  'r-road': '<path d="M3 17.5 18.5 4l3 3.3L6 21z" fill="currentColor"/>',
}
