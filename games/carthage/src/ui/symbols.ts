/** Signs of this game, on a 24 grid: goods, warehouse, ports. */
export const CARTHAGE_SYMBOLS: { readonly [name: string]: string } = {
  'i-hut':
    '<path d="M2 11 12 3l10 8v2h-2.5v8h-15v-8H2z" fill="currentColor"/><path d="M9.5 21v-6h5v6" fill="var(--print)"/>',
  'i-double':
    '<path d="M3 12 11 5v14zM12 12l8-7v14z" fill="currentColor" transform="matrix(-1 0 0 1 23.5 0)"/>',
  'g-red':
    '<path d="M9 2h6l-.4 3.2 1.6.4c3 1.9 3.4 4.6 2.7 7.6-.8 3.3-2.6 5.6-4.2 7.3l.6 1.8H8.7l.6-1.8c-1.6-1.7-3.4-4-4.2-7.3-.7-3-.3-5.7 2.7-7.6l1.6-.4z" fill="currentColor"/><path d="M8.8 4.3C5.5 3.5 3.6 5.6 4.3 9.2M15.2 4.3c3.3-.8 5.2 1.3 4.5 4.9" fill="none" stroke="currentColor" stroke-width="1.7"/>',
  'g-blue':
    '<path d="M1.5 12.3 6.2 7.7l6.2-1.3 4.4 3.3L22.6 5.6 20.9 12l1.8 6.6-5.9-4-4.6 3.5-6-1.4z" fill="currentColor"/><circle cx="6.8" cy="11" r="1.3" fill="var(--hole,var(--print))"/>',
  'g-yellow':
    '<path d="M11.2 9h1.6v14h-1.6z" fill="currentColor"/><path d="m12 .8 2.2 3.6L12 8 9.8 4.4zM10.7 12.3 6.2 11 6 6.7l4.2 2zM13.3 12.3l4.5-1.3.2-4.3-4.2 2zM10.7 17.5l-4.5-1.3L6 11.9l4.2 2zM13.3 17.5l4.5-1.3.2-4.3-4.2 2z" fill="currentColor"/>',
  'g-green':
    '<path d="M3.5 21.5C8 17 13 11 20.5 3" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M9.6 14.8 3.2 14 1.8 9.8l5.7 1.2zM14 10 9.2 6.8 10.8 2l4 4.2zM12.3 12.3l6.8.3 2.5-3.6-5.8-.6zM7.6 17.3l4.6 4.2 4.4-1.2-4.1-3.9z" fill="currentColor"/><circle cx="17.5" cy="16.5" r="3" fill="currentColor"/>',
  'x-sabres':
    '<path d="M3 3c7 2 12 8 15.5 14.5M21 3C14 5 9 11 5.5 17.5" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="m15 19.5 6-3.5M9 19.5 3 16M18 17.5l2.5 4M6 17.5l-2.5 4" stroke="currentColor" stroke-width="2"/>',
  'x-pharos':
    '<path d="M8 22.5 9.5 10h5L16 22.5zM8.5 7.5h7V10h-7zM10.5 3.5h3v4h-3z" fill="currentColor"/><path d="M1.5 3.5 9 5.5 1.5 7.5zM22.5 3.5 15 5.5l7.5 2z" fill="currentColor"/>',
  'x-temple':
    '<path d="M2 9 12 3l10 6zM4 10.5h2.5V19H4zM9 10.5h2.3V19H9zM13 10.5h2.3V19H13zM17.5 10.5H20V19h-2.5zM2 20h20v2.5H2z" fill="currentColor"/>',
}
