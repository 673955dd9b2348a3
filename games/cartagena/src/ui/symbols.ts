/** Signs of this game, on a 24 grid: the six symbols and the chest tokens' backs. */
export const CARTAGENA_SYMBOLS: { readonly [name: string]: string } = {
  'c-gun':
    '<path d="M1.5 6.5h14.3l1.2-1.7 1.5 1.7H22.5v3.6h-4.7c-1 2.3-2.6 3.2-5 3.1l-3.7.2c-1.1 1.8-1.7 3.7-2.1 6.3L2 18.3c.8-3.3 1.3-5.5.9-8.2H1.5z" fill="currentColor" transform="rotate(-8 12 12)"/><path d="M10.5 13.2c.2 2.3 1.5 3 3.6 2.3" fill="none" stroke="currentColor" stroke-width="1.5" transform="rotate(-8 12 12)"/>',
  'c-rum':
    '<path d="M10 1.5h4v2.2h-.5v4.5c3 1.3 4.3 2.6 4.3 5.2v9.1H6.2v-9.1c0-2.6 1.3-3.9 4.3-5.2V3.7H10z" fill="currentColor"/><path d="M8 14h8v5.3H8z" fill="var(--hole,var(--print))"/><path d="m9.5 15.2 5 3M14.5 15.2l-5 3" stroke="currentColor" stroke-width="1.3"/>',
  'c-lantern':
    '<path d="M9 4.5a3 3 0 0 1 6 0" fill="none" stroke="currentColor" stroke-width="1.7"/><path d="M8.5 4.8h7l2 3.7h-11zM5.8 19h12.4l1 3.5H4.8zM7 9.5h1.8V18H7zM15.2 9.5H17V18h-1.8z" fill="currentColor"/><path d="M12 10c2.3 2.5 2.6 4 2.1 5.7-.4 1.3-1.2 1.9-2.1 1.9s-1.7-.6-2.1-1.9C9.4 14 9.7 12.5 12 10z" fill="currentColor"/>',
  'c-parrot':
    '<path d="M11.5 2c4.3-.8 7.3 2 7.2 5.8l3 1.9-3.3.9c-.3 4.3-2.3 7.7-6.3 9.2L8 22.5 2.5 21l4.8-5.7C6 12.5 6.2 8.8 7.3 6 8.2 3.7 9.6 2.4 11.5 2z" fill="currentColor"/><circle cx="14.6" cy="6.6" r="1.5" fill="var(--hole,var(--print))"/><path d="M10 9.5c-.3 3.3.8 5.5 3 7.5" fill="none" stroke="var(--hole,var(--print))" stroke-width="1.5"/>',
  'c-hook':
    '<path d="M7 1.5h10l-1.6 5.7H8.6z" fill="currentColor"/><path d="M12 7v3.4c0 2.6 4.9 2.8 4.9 6.6 0 2.9-2.2 4.7-4.9 4.7-2.6 0-4.6-1.7-4.9-4.2" fill="none" stroke="currentColor" stroke-width="2.7"/><path d="m4.6 18.3 2-4 3.3 3.2z" fill="currentColor"/>',
  'c-chest':
    '<path d="M2 10.7C2.2 6.5 4.6 4 8 4h8c3.4 0 5.8 2.5 6 6.7z" fill="currentColor"/><path d="M2 12.2h7.5v3.3h5v-3.3H22v8.3H2z" fill="currentColor"/><path d="M10.8 11h2.4v3.2h-2.4z" fill="currentColor"/>',
  'c-snake':
    '<path d="M19.5 6.5c-2-3.5-7-3.6-9-1-2.3 3 .4 5.3 3.4 6.3 3.3 1.1 4.8 3.2 3 5.7-2.2 3-8.5 2.8-12.4-1" fill="none" stroke="currentColor" stroke-width="3"/><path d="m17.5 4 4.8 1.5-2 4.2z" fill="currentColor"/>',
  'c-captain':
    '<path d="M2.5 14.5c1-7 4-10.5 9.5-10.5s8.5 3.5 9.5 10.5c-6-2.6-13-2.6-19 0zM4 16.5c5.5-2 10.5-2 16 0v2.7c-5.5-2-10.5-2-16 0z" fill="currentColor"/>',
  'c-wand':
    '<path d="m3 20 11-11 2 2L5 22zM17 1l1 3.5L21.5 5.5 18 6.5 17 10l-1-3.5L12.5 5.5 16 4.5zM7 3l.7 2.3L10 6l-2.3.7L7 9l-.7-2.3L4 6l2.3-.7z" fill="currentColor"/>',
}
