import { isDeepStrictEqual } from 'node:util'

/** By field: the value before and after; null when there was or is none. */
export type ValueChanges = Record<string, { before: unknown; after: unknown }>

type Values = Record<string, unknown>

/** Not changes of a value: every change has a new version. */
const IGNORED = new Set(['version'])

/** A page of the trail has 50 records of several fields. */
const MAX_LENGTH = 10_000

/** A longer value is recorded as the beginning of its text, or of its JSON. */
function shortened(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null)
  // PostgreSQL stores no half of a surrogate pair.
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).toWellFormed()}…` : (value ?? null)
}

/**
 * The fields that differ, with both values; for the audit trail. `before` is null for what was added, `after` for
 * what was removed.
 */
export function changesBetween(before: Values | null, after: Values | null): ValueChanges {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return Object.fromEntries(
    [...fields]
      .filter((field) => !IGNORED.has(field) && !isDeepStrictEqual(before?.[field], after?.[field]))
      .map((field) => [
        field,
        { before: shortened(before?.[field]), after: shortened(after?.[field]) },
      ]),
  )
}
