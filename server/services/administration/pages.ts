import { DEFAULT_PAGE_SIZE } from '@/contracts/limits'
import { decodeCursor, encodeCursor } from '@/server/domain/cursor'
import type { StaffCtx } from '@/server/http/context'
import type { CreatedPage, CreatedPlace } from '@/server/repositories/latest-ids'

interface PageInput {
  cursor?: string | undefined
  limit?: number | undefined
  sort?: 'latest' | 'oldest' | undefined
}

interface Created {
  id: number
  createdAt: Date
}

/** One page of a list by time of creation. `read` returns up to `limit` rows; one more tells that another page follows. */
export async function pageOf<Row>(
  { config }: StaffCtx,
  name: string,
  { cursor, limit = DEFAULT_PAGE_SIZE, sort }: PageInput,
  read: (page: CreatedPage) => Promise<Row[]>,
  createdOf: (row: Row) => Created,
): Promise<{ rows: Row[]; next_cursor: string | null }> {
  const after = decodeCursor<CreatedPlace>(config, name, cursor)
  const rows = await read({ after, isOldestFirst: sort === 'oldest', limit: limit + 1 })
  const last = rows.length > limit ? createdOf(rows[limit - 1]!) : undefined
  return {
    rows: rows.slice(0, limit),
    next_cursor: last
      ? encodeCursor(config, name, { at: last.createdAt.toISOString(), id: last.id })
      : null,
  }
}
