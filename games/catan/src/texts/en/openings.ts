export const openings = {
  roads: 'Roads and settlements (lumber and brick)',
  cities: 'Cities and cards (wheat and ore)',
  even: 'A little of everything',
}
