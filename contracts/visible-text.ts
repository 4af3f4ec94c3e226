/** Symbols that are drawn as nothing: the blank of Braille, the filler of Khitan and the note without a head. */
const BLANK = /\u2800|\u{16fe4}|\u{1d159}/gu

/** Whether a text has a character that can be seen: neither space nor an invisible one such as U+200B. */
export const isVisible = (text: string): boolean =>
  /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u.test(text.replaceAll(BLANK, ''))
