export type SearchOption = {
  value: string
  label: string
  /** Other text that matches; shown beside the label. */
  also?: string
}

/** Removes case, accents and diacritics, so that "sao" finds "São Paulo". */
export const foldWords = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The options that contain the text; prefix matches first, otherwise in the given order. */
export function matchOptions(options: SearchOption[], typed: string): SearchOption[] {
  const wanted = foldWords(typed)
  if (wanted === '') return options
  const beginning: SearchOption[] = []
  const within: SearchOption[] = []
  for (const option of options) {
    const words = [option.label, option.also ?? ''].map(foldWords)
    if (words.some((word) => word.startsWith(wanted))) beginning.push(option)
    else if (words.some((word) => word.includes(wanted))) within.push(option)
  }
  return [...beginning, ...within]
}
