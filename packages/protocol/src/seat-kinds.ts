/** Who can be asked to sit somewhere: a person, or a bot of a rank (a test compares them with the bots there are). */
export const PERSON = 'person'
export const SEAT_KINDS: readonly string[] = [PERSON, 'random', 'deckhand', 'mate', 'captain']
