'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import type { Category } from '@/contracts/schemas/shops'
import { CategoryLinks } from './category-links'
import { PopularSearches } from './popular-searches'

/** An empty result: suggestions, popular searches and categories. */
export function NothingFound({
  title,
  hint,
  action,
  categories,
}: {
  title: string
  hint?: string
  action?: ReactNode
  categories: Category[]
}) {
  const t = useTranslations('search')
  return (
    <div className="flex flex-col gap-6 pb-6">
      <EmptyState
        drawing="magnifying-glass"
        title={title}
        action={
          <>
            {hint && <p className="-mt-3 max-w-reading text-13 text-balance text-muted">{hint}</p>}
            {action}
          </>
        }
      />
      <PopularSearches heading={t('popular')} />
      <CategoryLinks heading={t('categories')} categories={categories} />
    </div>
  )
}
