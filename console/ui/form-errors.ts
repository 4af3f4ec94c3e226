import { CODE } from '@/contracts/codes'
import type { Conflict } from '@/contracts/schemas/admin-fields'
import { ApiError } from '@/lib/api/api-error'

/** Errors by field, nested as react-admin's forms expect them. */
export interface FormErrors {
  [field: string]: string | FormErrors
}

/**
 * The field errors of a refused call; undefined if the error is about no field. `place` moves the path of a field of the
 * call (`texts.en.name`) to that of the form.
 */
export function formErrors(
  error: unknown,
  place: (path: string) => string = (path) => path,
): FormErrors | undefined {
  if (!(error instanceof ApiError)) return undefined
  const fields = Object.entries(error.fields)
  if (fields.length === 0) return undefined
  const errors: FormErrors = {}
  for (const [path, message] of fields) put(errors, place(path).split('.'), message)
  return errors
}

function put(errors: FormErrors, [first = '', ...rest]: string[], message: string): void {
  if (rest.length === 0) {
    errors[first] ??= message
    return
  }
  const inner = errors[first]
  const next: FormErrors = typeof inner === 'object' ? inner : {}
  errors[first] = next
  put(next, rest, message)
}

export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === CODE.conflict

/** Whether the record has changed since it was read. Only this conflict has data: who changed it, and when. */
export const isOutdated = (error: unknown): boolean =>
  isConflict(error) &&
  ((error as ApiError).data as Partial<Conflict> | null)?.changed_by !== undefined

export const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === CODE.signInNeeded
