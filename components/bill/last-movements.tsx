'use client'

import ChevronRight from 'lucide-react/icons/chevron-right'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/layout/app-link'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { lastMovementsQuery } from '@/lib/queries/bill'
import { EntryRow } from './entry-row'

const SHOWN = 3

/**
 * The latest payments, with a link to all of them. Amounts are hidden with the balance. `isExpected`
 * reserves their space while they load, so that the page does not move.
 */
export function LastMovements({
  isHidden,
  isExpected,
}: {
  isHidden: boolean
  isExpected: boolean
}) {
  const t = useTranslations('bill')
  const { data, isPending } = useQuery(lastMovementsQuery(SHOWN))
  if (isPending && isExpected)
    return (
      <Skeletons>
        <div className="rounded-card bg-card pt-11">
          <ListSkeleton rows={SHOWN} />
        </div>
      </Skeletons>
    )
  if (!data || data.list.length === 0) return null
  return (
    <section className="rounded-card bg-card pt-1">
      <div className="flex items-center justify-between gap-3 px-4">
        <h2 className="text-15">{t('lastMovements')}</h2>
        <AppLink
          href="/capitalRecord"
          className="flex min-h-tap items-center gap-0.5 text-13 text-muted"
        >
          {t('allMovements')}
          <ChevronRight size={16} />
        </AppLink>
      </div>
      <ul>
        {data.list.map((entry) => (
          <li key={entry.id} className="hairline-t">
            <EntryRow entry={entry} isHidden={isHidden} />
          </li>
        ))}
      </ul>
    </section>
  )
}
