import type { FoundProduct } from './draft'
import { reasonOf } from './reason'

const MAX_DEPTH = 8

/** A line of a JSON Lines file: one product. */
export function productOfJsonLine(line: number, text: string): FoundProduct {
  const refused = (code: 'notJson' | 'notJsonObject' | 'tooDeep'): FoundProduct => ({
    line,
    skuLines: [],
    value: undefined,
    problems: [{ line, field: null, ...reasonOf(code) }],
  })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refused('notJson')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refused('notJsonObject')
  if (depthOf(value, MAX_DEPTH) === 0) return refused('tooDeep')
  return { line, skuLines: [], value, problems: [] }
}

/** What is left of the allowed depth. */
function depthOf(value: unknown, left: number): number {
  if (left === 0 || typeof value !== 'object' || value === null) return left
  let least = left
  for (const inner of Object.values(value)) least = Math.min(least, depthOf(inner, left - 1))
  return least
}
