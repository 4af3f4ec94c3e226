import { isLatin } from './fold'

const LONGEST = 20

/** Too short a word is one mistake away from too many others; a model number is never mistyped into another. */
const canBeMistyped = (letters: string[], word: string) =>
  letters.length <= LONGEST && letters.length >= (isLatin(word) ? 4 : 2) && !/\d/.test(word)

/**
 * The word and what is left of it without any one letter. Two words one mistake apart (a letter too many,
 * too few, another, or two swapped) always share one of these, in every script.
 */
export function variantsOf(word: string): string[] {
  const letters = [...word]
  if (!canBeMistyped(letters, word)) return []
  const shorter = letters.map((_, at) =>
    [...letters.slice(0, at), ...letters.slice(at + 1)].join(''),
  )
  return [...new Set([word, ...shorter])]
}

/** Whether one letter added, dropped, changed or swapped with its neighbour makes one word the other. */
export function isOneMistakeApart(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]]
  if (Math.abs(a.length - b.length) > 1 || one === other) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  const shorter = Math.min(a.length, b.length)
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}
