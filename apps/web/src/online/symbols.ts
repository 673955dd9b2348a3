/** Signs that only online tables need, on a 24 grid. */
export const ONLINE_SYMBOLS: { readonly [name: string]: string } = {
  'i-seal':
    '<path d="m12 1.5 2.6 2.4 3.5-.5.8 3.5 3.1 1.7-1.4 3.3 1.4 3.3-3.1 1.7-.8 3.5-3.5-.5L12 22.5l-2.6-2.6-3.5.5-.8-3.5L2 15.2l1.4-3.3L2 8.6l3.1-1.7.8-3.5 3.5.5z" fill="currentColor"/><path d="m7.6 12 3 3 5.6-6" fill="none" stroke="var(--paper-up)" stroke-width="2"/>',
  'o-chat':
    '<path d="M3.5 4.5h17v11.5h-9l-5 4.5v-4.5h-3z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M7.5 9h9M7.5 12h6" stroke="currentColor" stroke-width="1.6"/>',
  'o-phrases':
    '<path d="M3.5 4.5h17v11.5h-9l-5 4.5v-4.5h-3z" fill="none" stroke="currentColor" stroke-width="2"/><path d="m12.500 6.500-3 4.500h3l-1 3.500 3.500-5h-3z" fill="currentColor"/>',
  'o-really':
    '<path d="M8 8.500a4 4 0 1 1 5.800 3.600c-1.300.7-1.800 1.500-1.800 3.400" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/><circle cx="12" cy="19" r="1.500" fill="currentColor"/>',
  'o-heart':
    '<path d="M12 20.500 4.200 12.700a4.900 4.900 0 0 1 6.900-7l.9.9.9-.9a4.900 4.900 0 0 1 6.900 7z" fill="currentColor"/>',
  'o-people':
    '<g fill="none" stroke="currentColor" stroke-width="2"><circle cx="8.5" cy="8" r="3.6"/><path d="M2 20.5c.3-4.6 3-6.8 6.5-6.8s6.200 2.200 6.500 6.800M15.500 4.700a3.600 3.600 0 0 1 0 6.600M18 14.600c2.500.9 3.800 3 4 5.900"/></g>',
}
