import type { Endpoint, InputOf } from '@/contracts/endpoint'
import { call } from '@/console/api/call'

const PAGE_SIZE = 50

/** All rows of a list with cursors, at most `most`. */
export async function readAll<Row>(
  list: Endpoint,
  filter: object,
  most: number,
): Promise<{ rows: Row[]; isCut: boolean }> {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const input = { ...filter, limit: PAGE_SIZE, cursor } as InputOf<Endpoint>
    const page = (await call(list, input)) as { list: Row[]; next_cursor: string | null }
    rows.push(...page.list)
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined && rows.length < most)
  return { rows: rows.slice(0, most), isCut: cursor !== undefined || rows.length > most }
}
