import { infiniteQueryOptions } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { listNotices } from '@/contracts/notices'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { cursorPaging } from '@/lib/queries/paging'

const contract = () => import('@/contracts/notices')

export type NoticeFilter = Omit<InputOf<typeof listNotices>, 'cursor'>

export const noticeKeys = {
  all: ['notices'] as const,
  list: (filter: NoticeFilter) => ['notices', 'list', filter] as const,
}

export const noticesQuery = (filter: NoticeFilter) =>
  infiniteQueryOptions({
    queryKey: noticeKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(contract, 'listNotices', { ...filter, cursor: pageParam }, { signal }),
    ...cursorPaging,
  })
