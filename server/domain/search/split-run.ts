const MAX_RUN_LENGTH = 48
const MAX_WORD_LENGTH = 16

/** All substrings of a run that could be words. Empty for a run that is too long. */
export function substringsOf(run: string): string[] {
  const letters = [...run]
  if (letters.length > MAX_RUN_LENGTH) return []
  const substrings = new Set<string>()
  for (let start = 0; start < letters.length; start += 1) {
    for (let end = start + 1; end <= Math.min(letters.length, start + MAX_WORD_LENGTH); end += 1) {
      substrings.add(letters.slice(start, end).join(''))
    }
  }
  return [...substrings]
}

/**
 * Splits a run without spaces into the fewest known words; null if that is impossible. `isLast`
 * tells `isKnown` that the word ends the run, where a prefix of a word suffices.
 */
export function splitRun(
  run: string,
  isKnown: (word: string, isLast: boolean) => boolean,
): string[] | null {
  const letters = [...run]
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= letters.length; end += 1) {
    best[end] = null
    for (let start = Math.max(0, end - MAX_WORD_LENGTH); start < end; start += 1) {
      const before = best[start]
      if (!before) continue
      const word = letters.slice(start, end).join('')
      const isSkipped = word === 'ー' && before.length > 0
      if (!isSkipped && !isKnown(word, end === letters.length)) continue
      const split = isSkipped ? before : [...before, word]
      const other = best[end]
      if (!other || split.length < other.length) best[end] = split
    }
  }
  return best[letters.length] ?? null
}
