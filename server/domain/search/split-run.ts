const LONGEST_RUN = 48
const LONGEST_WORD = 16

/** Every part of a run that could be a word; none of a run too long to be somebody's query. */
export function partsOf(run: string): string[] {
  const letters = [...run]
  if (letters.length > LONGEST_RUN) return []
  const parts = new Set<string>()
  for (let start = 0; start < letters.length; start += 1) {
    for (let end = start + 1; end <= Math.min(letters.length, start + LONGEST_WORD); end += 1) {
      parts.add(letters.slice(start, end).join(''))
    }
  }
  return [...parts]
}

/**
 * Cuts a run written without spaces into known words, as few as can be; null when that leaves letters over.
 * `isKnown` is told whether the word would be the last one, of which the beginning is enough.
 */
export function splitRun(
  run: string,
  isKnown: (word: string, isLast: boolean) => boolean,
): string[] | null {
  const letters = [...run]
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= letters.length; end += 1) {
    best[end] = null
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start += 1) {
      const before = best[start]
      if (!before) continue
      const word = letters.slice(start, end).join('')
      const isSkipped = word === 'ー' && before.length > 0
      if (!isSkipped && !isKnown(word, end === letters.length)) continue
      const cut = isSkipped ? before : [...before, word]
      const other = best[end]
      if (!other || cut.length < other.length) best[end] = cut
    }
  }
  return best[letters.length] ?? null
}
