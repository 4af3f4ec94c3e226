import type { ProductCard } from '@/contracts/schemas/products'
import { persistedList } from '@/lib/storage/persisted-list'

/** A viewed product; its name is in `locale`, its price of that time. */
export interface ViewedProduct extends ProductCard {
  locale: string
}

function isViewed(value: unknown): value is ViewedProduct {
  const product = value as Partial<ViewedProduct> | null
  return (
    typeof product?.id === 'number' &&
    typeof product.name === 'string' &&
    typeof product.image === 'string' &&
    typeof product.price === 'number' &&
    typeof product.sales === 'number' &&
    typeof product.rating === 'number' &&
    typeof product.review_count === 'number' &&
    typeof product.locale === 'string'
  )
}

/** The products viewed on this device, at most as many as one call can price. */
export const viewedProducts = persistedList<ViewedProduct>(
  'sampan.viewed',
  50,
  (product) => product.id,
  isViewed,
)
