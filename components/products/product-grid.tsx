import type { ProductCard as Card } from '@/contracts/schemas/products'
import { ProductCard } from './product-card'

/** The same column counts as the utility `card-columns`, for virtualised lists. */
export const PRODUCT_COLUMNS = { phone: 2, tablet: 4, wide: 4, desk: 5 }
/** The approximate height of a row of cards on a phone. */
export const PRODUCT_ROW_PX = 296

/** The first `priority` cards load their pictures eagerly. */
export function ProductGrid({ products, priority = 0 }: { products: Card[]; priority?: number }) {
  return (
    <ul className="card-columns">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} isPriority={index < priority} />
        </li>
      ))}
    </ul>
  )
}
