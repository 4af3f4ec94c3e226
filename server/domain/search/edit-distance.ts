import { isLatin } from './fold'

const MAX_LENGTH = 20

/**
 * Short words are within one edit of too many others. Words with digits are model numbers, which
 * are not corrected.
 */
const canBeMisspelled = (letters: string[], word: string) =>
  letters.length <= MAX_LENGTH && letters.length >= (isLatin(word) ? 4 : 2) && !/\d/.test(word)

/**
 * The word and its deletions of one character. Two words at edit distance one (insertion, deletion,
 * substitution or transposition) always share a variant.
 */
export function deletionVariants(word: string): string[] {
  const letters = [...word]
  if (!canBeMisspelled(letters, word)) return []
  const shorter = letters.map((_, at) =>
    [...letters.slice(0, at), ...letters.slice(at + 1)].join(''),
  )
  return [...new Set([word, ...shorter])]
}

/** Whether the Damerau–Levenshtein distance of two words is one. */
export function isWithinOneEdit(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]]
  if (one === other) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  const shorter = Math.min(a.length, b.length)
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}
