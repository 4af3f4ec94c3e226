import { createHmac, timingSafeEqual } from 'node:crypto'
import { InvalidInput } from './domain-error'

interface Keyring {
  keyFor: (purpose: 'cursor') => Buffer
}

const SIGNATURE_BYTES = 12

function sign(keys: Keyring, scope: string, payload: string): Buffer {
  return createHmac('sha256', keys.keyFor('cursor'))
    .update(`${scope}:${payload}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
}

/** An opaque cursor: the sort keys of the last row, signed for one list. */
export function encodeCursor(
  keys: Keyring,
  scope: string,
  place: Record<string, string | number>,
): string {
  const payload = Buffer.from(JSON.stringify(place)).toString('base64url')
  return `${payload}.${sign(keys, scope, payload).toString('base64url')}`
}

/** Returns undefined without a cursor. Rejects a forged cursor and one of another list, naming the field. */
export function decodeCursor<Place>(
  keys: Keyring,
  scope: string,
  cursor: string | undefined,
): Place | undefined {
  if (cursor === undefined) return undefined
  const [payload = '', signature = ''] = cursor.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(keys, scope, payload)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new InvalidInput({ cursor: 'fields.invalid' })
  }
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Place
}
