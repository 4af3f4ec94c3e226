/** A bigint of PostgreSQL, which the driver gives as text, as a number; refuses what a number cannot hold exactly. */
export function integer(value: string | number | undefined): number {
  const parsed = value === undefined || value === '' ? NaN : Number(value)
  if (!Number.isSafeInteger(parsed)) throw new RangeError(`not a safe integer: ${value}`)
  return parsed
}
