export const blank = '白紙のカード'
