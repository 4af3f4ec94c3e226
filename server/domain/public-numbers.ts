import { randomInt } from 'node:crypto'

/**
 * The number of an order or a refund: the date, for example `261121`, and ten random digits, which do not reveal how
 * many there are. It may be taken: `inTransaction` then retries.
 */
export function newPublicNo(): string {
  const day = new Date().toISOString().slice(2, 10).replaceAll('-', '')
  return `${day}${String(randomInt(10 ** 10)).padStart(10, '0')}`
}
