'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { RefreshableList } from '@/components/lists/refreshable-list'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ListSkeleton } from '@/components/ui/skeleton'
import type { Notice } from '@/contracts/schemas/notices'
import { noticesQuery, type NoticeFilter } from '@/lib/queries/notices'
import { NoticeRow } from './notice-row'

const COLUMNS = { phone: 1, wide: 1, desk: 2 }
const ROW_PX = 112

const draw = (notice: Notice) => <NoticeRow notice={notice} />

export function NoticeList({
  filter,
  onShowAll,
}: {
  filter: NoticeFilter
  /** Shown if there are no unread notices: a link to the read ones. */
  onShowAll: (() => void) | undefined
}) {
  const t = useTranslations('inbox')
  const query = noticesQuery(filter)
  const answer = useInfiniteQuery(query)
  return (
    <RefreshableList
      queryKey={query.queryKey}
      answer={answer}
      columns={COLUMNS}
      rowHeight={ROW_PX}
      skeleton={<ListSkeleton />}
      empty={
        <EmptyState
          drawing="bell"
          title={t(onShowAll ? 'nothingUnread' : 'empty')}
          action={
            onShowAll && (
              <Button variant="outline" onClick={onShowAll}>
                {t('showAll')}
              </Button>
            )
          }
        />
      }
      draw={draw}
    />
  )
}
