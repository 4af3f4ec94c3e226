'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { LazyProductFeed, RestOfProducts } from '@/components/products/lazy-product-feed'
import { SearchForm } from '@/components/search/search-form'
import { Chip } from '@/components/ui/chip'
import { ListEnd } from '@/components/ui/list-end'
import type { ProductSort } from '@/contracts/schemas/products'
import type { Category } from '@/contracts/schemas/shops'

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
      <div className="sticky top-below-bar z-10 -mx-gutter flex flex-col gap-1 bg-paper/95 py-2 blur-behind">
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
          {after ? (
            <RestOfProducts filter={{ shop_id: shopId }} after={after} />
          ) : (
            <ListEnd state="noMore" />
          )}
        </>
      ) : (
        <LazyProductFeed
          key={`${sort} ${category} ${keyword}`}
          filter={{
            shop_id: shopId,
            sort,
            ...(category ? { category } : {}),
            ...(keyword ? { keyword } : {}),
          }}
        />
      )}
    </>
  )
}
