// What a new game is called in files, code, rules and on the page; the skeleton calls itself "New Game".

/** `tin-mine` is tinMine, TinMine, TIN_MINE and "Tin Mine", and its rules are TIN-1, TIN-2 … */
export function namesOf(id, prefix) {
  const words = id.split('-')
  const capital = (word) => word.slice(0, 1).toUpperCase() + word.slice(1)
  const type = words.map(capital).join('')
  return {
    id,
    type,
    value: type.slice(0, 1).toLowerCase() + type.slice(1),
    constant: words.join('_').toUpperCase(),
    title: words.map(capital).join(' '),
    prefix: prefix ?? words.join('').slice(0, 3).toUpperCase(),
  }
}

/** What is wrong with these names, or null. */
export function problemWith({ id, prefix }, others) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(id) || id === 'all')
    return 'Give the game a name of small letters, words joined by "-": npm run new-game tin-mine'
  if (!/^[A-Z]{3}$/.test(prefix)) return 'Rule numbers begin with three capital letters: --prefix TIN'
  if (others.some((other) => other.id === id)) return `There is already a game "${id}".`
  const rival = others.find((other) => other.prefix === prefix)
  return rival
    ? `The rules of ${rival.id} already begin with ${prefix}; choose other letters: --prefix ABC`
    : null
}

export function renamed(text, { id, type, value, constant, title, prefix }) {
  return text
    .replaceAll('NEW_GAME', constant)
    .replaceAll('New Game', title)
    .replaceAll('NewGame', type)
    .replaceAll('newGame', value)
    .replaceAll('newgame', id)
    .replace(/\bNEW\b/g, prefix)
}
