export const blank = '白紙'
