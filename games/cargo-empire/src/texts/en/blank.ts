export const blank = 'a blank card'
