/** Thai, the language of the shop with the most, has at most three marks on a letter. */
const STACKED_MARKS = /\p{M}{9}/u

/** Whether no letter carries so many marks that they are drawn over other texts. */
export const isUnstacked = (text: string): boolean => !STACKED_MARKS.test(text)
