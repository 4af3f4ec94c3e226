'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react'
import { SearchForm } from '@/components/search/search-form'
import { useNearEnd } from '@/components/lists/use-near-end'
import { Chip } from '@/components/ui/chip'
import { ListEnd } from '@/components/ui/list-end'
import { CardGridSkeleton, Skeletons } from '@/components/ui/skeleton'
import type { ProductSort } from '@/contracts/schemas/products'
import type { Category } from '@/contracts/schemas/shops'

// The virtual list is a large script, which the first products do not need.
const ProductFeed = lazy(() =>
  import('@/components/products/product-feed').then((file) => ({ default: file.ProductFeed })),
)

const SORTS: ProductSort[] = ['hot', 'new', 'price_asc', 'price_desc', 'rating']

/** The shop's products by sorting and category. `children` are the first ones by popularity, rendered with the page. */
export function ShopProducts({
  shopId,
  categories,
  after,
  children,
}: {
  shopId: number
  categories: Category[]
  after: string | null
  children: ReactNode
}) {
  const t = useTranslations('feed')
  const [sort, setSort] = useState<ProductSort>('hot')
  const [category, setCategory] = useState<string>()
  const [keyword, setKeyword] = useState('')
  const isAsBrought = sort === 'hot' && category === undefined && keyword === ''
  return (
    <>
      <div className="pt-3 pb-1">
        <SearchForm label={t('searchShop')} onSearch={setKeyword} />
      </div>
      <div className="sticky top-below-bar z-10 -mx-gutter flex flex-col gap-1 bg-paper/95 py-2 backdrop-blur-md">
        <div role="group" aria-label={t('sort')} className="scroller gap-2 px-gutter py-1">
          {SORTS.map((each) => (
            <Chip key={each} isOn={sort === each} onClick={() => setSort(each)}>
              {t(`sorts.${each}`)}
            </Chip>
          ))}
        </div>
        {categories.length > 1 && (
          <div role="group" aria-label={t('category')} className="scroller gap-2 px-gutter py-1">
            <Chip isOn={category === undefined} onClick={() => setCategory(undefined)}>
              {t('all')}
            </Chip>
            {categories.map(({ key, name }) => (
              <Chip key={key} isOn={category === key} onClick={() => setCategory(key)}>
                {name}
              </Chip>
            ))}
          </div>
        )}
      </div>
      {isAsBrought ? (
        <>
          {children}
          <div className="h-3" />
          {after ? <Rest shopId={shopId} after={after} /> : <ListEnd state="noMore" />}
        </>
      ) : (
        <Feed
          key={`${sort} ${category} ${keyword}`}
          filter={{
            shop_id: shopId,
            sort,
            ...(category ? { category } : {}),
            ...(keyword ? { keyword } : {}),
          }}
          waiting={
            <Skeletons>
              <CardGridSkeleton />
            </Skeletons>
          }
        />
      )}
    </>
  )
}

function Feed({ waiting, ...feed }: ComponentProps<typeof ProductFeed> & { waiting: ReactNode }) {
  return (
    <Suspense fallback={waiting}>
      <ProductFeed {...feed} />
    </Suspense>
  )
}

/** The products after the first ones, loaded on scroll. */
function Rest({ shopId, after }: { shopId: number; after: string }) {
  const [isNear, setIsNear] = useState(false)
  const end = useNearEnd(isNear, () => setIsNear(true))
  if (isNear)
    return <Feed filter={{ shop_id: shopId }} after={after} waiting={<ListEnd state="loading" />} />
  return (
    <div ref={end}>
      <ListEnd state="loading" />
    </div>
  )
}
