import { readPage } from '@/server/domain/cursor'
import type { StaffCtx } from '@/server/http/context'
import type { CreatedPage, CreatedPlace } from '@/server/repositories/latest-ids'

interface PageInput {
  cursor?: string | undefined
  limit: number
  sort?: 'latest' | 'oldest' | undefined
}

interface Created {
  id: number
  createdAt: Date
}

/** One page of a list by time of creation. */
export const pageOf = <Row>(
  { config }: StaffCtx,
  name: string,
  input: PageInput,
  read: (page: CreatedPage) => Promise<Row[]>,
  createdOf: (row: Row) => Created,
) =>
  readPage<Row, CreatedPlace>(
    config,
    name,
    input,
    (page) => read({ ...page, isOldestFirst: input.sort === 'oldest' }),
    (row) => {
      const { createdAt, id } = createdOf(row)
      return { at: createdAt.toISOString(), id }
    },
  )
