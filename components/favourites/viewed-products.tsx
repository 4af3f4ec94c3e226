'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/layout/button-link'
import { ProductGrid } from '@/components/products/product-grid'
import { useViewedProducts } from '@/components/products/use-viewed-products'
import { Button } from '@/components/ui/button'
import { useConfirm } from '@/components/ui/confirm-provider'
import { EmptyState } from '@/components/ui/empty-state'
import { viewedProducts } from '@/lib/search/viewed-products'

const MAX = 50

export function ViewedProducts() {
  const t = useTranslations('favourites')
  const confirm = useConfirm()
  const products = useViewedProducts(MAX)
  if (products.length === 0) {
    return (
      <EmptyState
        drawing="eyes"
        title={t('noViewed')}
        action={
          <ButtonLink href="/explore" variant="outline">
            {t('look')}
          </ButtonLink>
        }
      />
    )
  }
  async function clear() {
    const isSure = await confirm({
      title: t('clearAsk'),
      confirmLabel: t('clear'),
      isDanger: true,
    })
    if (isSure) viewedProducts.clear()
  }
  return (
    <>
      <div className="mb-2 flex items-center justify-between gap-3">
        <p className="text-13 text-muted">{t('onThisPhone')}</p>
        <Button variant="quiet" size="small" onClick={() => void clear()}>
          {t('clear')}
        </Button>
      </div>
      <ProductGrid products={products} />
    </>
  )
}
