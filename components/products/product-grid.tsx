import type { ProductCard as Card } from '@/contracts/schemas/products'
import { ProductCard } from './product-card'

/** The same column counts as the classes below, for virtualised lists. */
export const PRODUCT_COLUMNS = { phone: 2, tablet: 4, wide: 4, desk: 5 }
/** The approximate height of a row of cards on a phone. */
export const PRODUCT_ROW_PX = 296

/**
 * Two columns on phones, four on tablets and five on wide screens, which all divide a page of 20, so
 * that no place stays free. The first `priority` cards load their pictures eagerly.
 */
export function ProductGrid({ products, priority = 0 }: { products: Card[]; priority?: number }) {
  return (
    <ul className="grid grid-cols-2 gap-3 min-[44rem]:grid-cols-4 desk:grid-cols-5">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} isPriority={index < priority} />
        </li>
      ))}
    </ul>
  )
}
