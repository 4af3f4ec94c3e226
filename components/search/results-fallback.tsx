import { useTranslations } from 'next-intl'
import { PageShell } from '@/components/layout/page-shell'
import { CardGridSkeleton, Skeletons } from '@/components/ui/skeleton'
import type { Category } from '@/contracts/schemas/shops'
import { CategoryLinks } from './category-links'

/** Shown until the browser has read the URL. Results need scripts; without them, the categories are links. */
export function ResultsFallback({ categories }: { categories: Category[] }) {
  const t = useTranslations()
  return (
    <>
      <header className="sticky top-0 z-20 bg-paper/95 pt-safe backdrop-blur-md">
        <h1 className="sr-only">{t('titles.searchs')}</h1>
        <form
          role="search"
          action="/searchs"
          className="mx-auto flex max-w-page items-center px-gutter py-1.5"
        >
          <input
            type="search"
            name="keyword"
            aria-label={t('search.field')}
            placeholder={t('search.field')}
            className="h-11 min-w-0 flex-1 rounded-full border border-control bg-card px-3.5 text-15 text-ellipsis"
          />
        </form>
      </header>
      <PageShell>
        <noscript>
          <div className="flex flex-col gap-6 pt-2 pb-6">
            <p>{t('search.needsScripts')}</p>
            <CategoryLinks heading={t('search.categories')} categories={categories} />
          </div>
        </noscript>
        <div className="pt-24 noscript:hidden">
          <Skeletons>
            <CardGridSkeleton />
          </Skeletons>
        </div>
      </PageShell>
    </>
  )
}
