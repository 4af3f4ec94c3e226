import { useTranslations } from 'next-intl'
import type { Category } from '@/contracts/schemas/shops'
import { CategoryLinks } from './category-links'

/** Search and categories for browsers that run no scripts: the controls of the results need them. */
export function SearchWithoutScripts({ categories }: { categories: Category[] }) {
  const t = useTranslations('search')
  return (
    <noscript>
      <div className="mx-auto flex max-w-page flex-col gap-4 px-gutter pt-4">
        <form role="search" action="/searchs">
          <input
            type="search"
            name="keyword"
            aria-label={t('field')}
            placeholder={t('field')}
            className="h-11 w-full rounded-full border border-control bg-card px-3.5 text-15 text-ellipsis"
          />
        </form>
        <CategoryLinks heading={t('categories')} categories={categories} />
      </div>
    </noscript>
  )
}
