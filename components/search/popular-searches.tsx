'use client'

import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { AppLink } from '@/components/layout/app-link'
import { popularSearchesQuery } from '@/lib/queries/search'
import { searchHistory } from '@/lib/search/search-history'
import { resultsHref } from '@/lib/search/keyword'

const NONE: string[] = []

/** Popular searches in this language; nothing if there are none. `initial` are those the server rendered. */
export function PopularSearches({
  heading,
  initial = NONE,
}: {
  heading: string
  initial?: string[] | undefined
}) {
  const id = useId()
  const { data: keywords = initial } = useQuery(popularSearchesQuery())
  if (keywords.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2.5 text-17">
        {heading}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {keywords.map((keyword) => (
          <li key={keyword} className="min-w-0">
            <AppLink
              href={resultsHref(keyword)}
              onNavigate={() => searchHistory.add(keyword)}
              className="tap-area inline-flex min-h-9 max-w-full items-center rounded-full border border-line bg-card px-3.5 py-1 text-13 transition-colors hover:bg-press active:bg-press"
            >
              <span className="truncate">{keyword}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
