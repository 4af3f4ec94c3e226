/** Symbols that are drawn as nothing: the blank of Braille, the filler of Khitan and the note without a head. */
const BLANK = /\u2800|\u{16fe4}|\u{1d159}/gu

const VISIBLE = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u

/** The first character that can be seen: neither space nor an invisible one such as U+200B. */
export const firstVisible = (text: string): string | undefined =>
  VISIBLE.exec(text.replaceAll(BLANK, ''))?.[0]

export const isVisible = (text: string): boolean => firstVisible(text) !== undefined

/** Thai, the language of the shop with the most, has at most three marks on a letter. */
const STACKED_MARKS = /\p{M}{9}/u

/** Whether no letter carries so many marks that they are drawn over other texts. */
export const isUnstacked = (text: string): boolean => !STACKED_MARKS.test(text)
