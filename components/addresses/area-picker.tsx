'use client'

import { useLocale, useTranslations } from 'next-intl'
import { LoadFailure } from '@/components/layout/load-failure'
import { Chip } from '@/components/ui/chip'
import { SearchList } from '@/components/ui/search-list'
import { Skeleton, Skeletons } from '@/components/ui/skeleton'
import { areaLine } from '@/contracts/area-line'
import type { Place } from './place'
import { useAreaLevels } from './use-area-levels'

/** Country, then province, then city. A chosen level can be reopened. */
export function AreaPicker({
  place,
  onChoose,
}: {
  place: Place
  onChoose: (place: Place) => void
}) {
  const t = useTranslations('address')
  const locale = useLocale()
  const { draft, level, names, groups, query, choose, goTo } = useAreaLevels(place)

  function take(value: string) {
    if (level !== 'city') return choose(value)
    const line = areaLine([names.country, names.province, value], locale)
    onChoose({ ...draft, city: value, line })
  }

  const back = (['country', 'province'] as const).filter((one) => names[one] !== '')
  const count = query.data?.list.length ?? 0
  const isTyped = query.isSuccess && count === 0
  return (
    <div className="min-h-[78dvh] wide:min-h-[32rem]">
      {back.length > 0 && (
        <div className="flex flex-wrap gap-2 pb-3">
          {back.map((one) => (
            <Chip key={one} isOn={one === level} onClick={() => goTo(one)}>
              {names[one]}
            </Chip>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {query.data && t('areaChoices', { level, count })}
      </p>
      {query.isError ? (
        <LoadFailure
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SearchList
          label={t('areaSearch', { level: isTyped ? 'type' : level })}
          groups={groups}
          chosen={draft[level] || null}
          none={
            query.data ? (
              <p role="status" className="px-1 py-6 text-center text-15 text-muted">
                {t(isTyped ? 'areaType' : 'areaNone')}
              </p>
            ) : (
              <RowsSkeleton />
            )
          }
          typedLabel={level === 'city' ? (typed) => t('areaUse', { typed }) : undefined}
          onChoose={take}
        />
      )}
    </div>
  )
}

/** The height of a row is that of `SearchRow`. */
function RowsSkeleton() {
  return (
    <Skeletons>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="flex min-h-12 items-center px-2">
          <Skeleton shape="h-3.5 w-2/5 rounded-tick" />
        </div>
      ))}
    </Skeletons>
  )
}
