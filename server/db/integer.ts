/** Converts a bigint, which the driver returns as text, to a number. Throws when it is not a safe integer. */
export function integer(value: string | number | undefined): number {
  const parsed = value === undefined || value === '' ? NaN : Number(value)
  if (!Number.isSafeInteger(parsed)) throw new RangeError(`not a safe integer: ${value}`)
  return parsed
}
