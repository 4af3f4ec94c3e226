import { createHmac, timingSafeEqual } from 'node:crypto'
import { InvalidInput } from './domain-error'

interface Keyring {
  keyFor: (purpose: 'cursor') => Buffer
}

interface PageInput {
  cursor?: string | undefined
  limit: number
}

const SIGNATURE_BYTES = 12

function sign(keys: Keyring, scope: string, payload: string): Buffer {
  return createHmac('sha256', keys.keyFor('cursor'))
    .update(`${scope}:${payload}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
}

/** An opaque cursor: the sort keys of the last row, signed for one list. */
export function encodeCursor(keys: Keyring, scope: string, place: object): string {
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

/** What a repository reads for one page. */
export interface PageAfter<Place> {
  after: Place | undefined
  limit: number
}

/** The rows that a bounded search found, and the last one that it looked at if there are more to look at. */
interface Found<Row> {
  found: Row[]
  end: Row | undefined
}

/**
 * One page of a list. `read` returns up to `limit` rows after a position, one more than the page has: it tells that
 * another page follows. A bounded search may find fewer; its next page continues after `end`.
 */
export async function readPage<Row, Place extends object>(
  keys: Keyring,
  scope: string,
  { cursor, limit }: PageInput,
  read: (page: PageAfter<Place>) => Promise<Row[] | Found<Row>>,
  positionOf: (row: Row) => Place,
): Promise<{ rows: Row[]; next_cursor: string | null }> {
  const after = decodeCursor<Place>(keys, scope, cursor)
  const answer = await read({ after, limit: limit + 1 })
  const { found, end } = Array.isArray(answer) ? { found: answer, end: undefined } : answer
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : end
  return { rows, next_cursor: last ? encodeCursor(keys, scope, positionOf(last)) : null }
}

/** One page of a list by descending id. */
export const readPageById = <Row>(
  keys: Keyring,
  scope: string,
  input: PageInput,
  read: (page: { beforeId: number | undefined; limit: number }) => Promise<Row[]>,
  idOf: (row: Row) => number,
) =>
  readPage(
    keys,
    scope,
    input,
    ({ after, limit }: PageAfter<{ id: number }>) => read({ beforeId: after?.id, limit }),
    (row) => ({ id: idOf(row) }),
  )
