/** Signs that every page may need, on a 24 grid, in the colour of the text around them. */
export const HOUSE_SYMBOLS: { readonly [name: string]: string } = {
  'i-mark':
    '<path d="M12 1.5 14 9.6 22.5 12 14 14.4 12 22.5 10 14.4 1.5 12 10 9.6Z" fill="currentColor"/><circle cx="12" cy="12" r="7.4" fill="none" stroke="currentColor" stroke-width="1.3"/>',
  'i-anchor':
    '<g fill="none" stroke="currentColor" stroke-width="2.2"><circle cx="12" cy="4.8" r="2.4"/><path d="M12 7.4V21M7.5 11h9M3.5 13.5c.6 4.6 4 7.3 8.5 7.5 4.5-.2 7.9-2.9 8.5-7.5"/></g><path d="M1.8 15.2 4 11.2l2.6 3.5zM22.2 15.2 20 11.2l-2.6 3.5z" fill="currentColor"/>',
  'i-log':
    '<path d="M5 3h11l3 3v15H5zM8 9h8M8 13h8M8 17h5" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  'i-undo':
    '<path d="M8 5 3.5 9.5 8 14M4 9.5h9.5a5.5 5.5 0 0 1 0 11H8" fill="none" stroke="currentColor" stroke-width="2"/>',
  'i-menu': '<path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2" fill="none"/>',
  'i-book':
    '<path d="M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zm0 0v14" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  'i-moon': '<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" fill="currentColor"/>',
  'i-link':
    '<path d="M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L12 17.7" fill="none" stroke="currentColor" stroke-width="2"/>',
  'i-no':
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M5.8 18.2 18.2 5.8" stroke="currentColor" stroke-width="2"/>',
  'i-check': '<path d="m4 12.5 5.5 5.5L20 6.5" fill="none" stroke="currentColor" stroke-width="3"/>',
  'i-x': '<path d="m5.5 5.5 13 13m0-13-13 13" fill="none" stroke="currentColor" stroke-width="3"/>',
  'i-play': '<path d="M6 3.5 20 12 6 20.5z" fill="currentColor"/>',
  'i-prev': '<path d="M18 4 7.5 12 18 20zM4 4h3v16H4z" fill="currentColor"/>',
  'i-next': '<path d="M6 4 16.5 12 6 20zM17 4h3v16h-3z" fill="currentColor"/>',
  'i-flag':
    '<path d="M5 2v20M5 3h14l-3.5 4.5L19 12H5" fill="currentColor" stroke="currentColor" stroke-width="1.8"/>',
  'h-circle': '<circle cx="12" cy="12" r="8.5" fill="currentColor"/>',
  'h-square': '<path d="M4.5 4.8 19.3 4.4 19.6 19.4 4.3 19.5Z" fill="currentColor"/>',
  'h-triangle': '<path d="M12 2.8 21.8 20 2.2 20.2Z" fill="currentColor"/>',
  'h-diamond': '<path d="M12 1.8 21.8 12 12 22.2 2.2 12Z" fill="currentColor"/>',
  'h-cross': '<path d="M8.3 2.5h7.4v5.8h5.8v7.4h-5.8v5.8H8.3v-5.8H2.5V8.3h5.8z" fill="currentColor"/>',
  'h-ring': '<circle cx="12" cy="12" r="7" fill="none" stroke="currentColor" stroke-width="4"/>',
  'i-sun':
    '<circle cx="12" cy="12" r="5" fill="currentColor"/><path d="M12 1.5v3.5M12 19v3.5M1.5 12H5M19 12h3.5M4.6 4.6l2.4 2.4M17 17l2.4 2.4M19.4 4.6 17 7M7 17l-2.4 2.4" stroke="currentColor" stroke-width="2"/>',
}
