export type SearchOption = {
  value: string
  label: string
  /** Other words it is found by; shown beside the label. */
  also?: string
}

/** Without case, accents and marks, so that "sao" finds "São Paulo". */
export const foldWords = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** What contains the words, what begins with them first, else in the order given. */
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
