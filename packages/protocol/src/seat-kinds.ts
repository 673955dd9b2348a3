/** Who can be asked to sit somewhere: a person, or a bot of a rank (a test compares them with the bots there are). */
export const PERSON = 'person'
const LEVELS = Array.from({ length: 8 }, (_, i) => `level:${i + 1}`)
export const SEAT_KINDS: readonly string[] = [PERSON, 'random', 'deckhand', 'mate', 'captain', ...LEVELS]
