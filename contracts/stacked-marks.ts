/** Thai has up to three marks on a letter, and the other languages of the shop fewer. */
const STACKED_MARKS = /\p{M}{9}/u

/** Whether no letter carries so many marks that they are drawn over other texts. */
export const isUnstacked = (text: string): boolean => !STACKED_MARKS.test(text)
