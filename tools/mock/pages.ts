import { InvalidInput } from '@/server/domain/domain-error'

interface Paging {
  cursor?: string | undefined
  limit: number
}

/** One page of a list. The cursor names the last row, so that added rows do not move the pages. */
export function pageOf<Row extends { id: number }>(
  rows: Row[],
  { cursor, limit }: Paging,
): { rows: Row[]; next_cursor: string | null } {
  const lastId =
    cursor === undefined ? undefined : Number(Buffer.from(cursor, 'base64url').toString())
  const start = lastId === undefined ? 0 : rows.findIndex(({ id }) => id === lastId) + 1
  if (lastId !== undefined && start === 0) throw new InvalidInput({ cursor: 'fields.invalid' })
  const page = rows.slice(start, start + limit)
  const last = page.at(-1)
  const hasMore = start + limit < rows.length && last !== undefined
  return {
    rows: page,
    next_cursor: hasMore ? Buffer.from(String(last.id)).toString('base64url') : null,
  }
}
