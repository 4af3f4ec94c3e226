import type { AdminProduct } from '@/contracts/schemas/admin-products'
import type { SkuChange } from '@/contracts/schemas/admin-skus'
import { ApiError } from '@/lib/api/api-error'
import { MAX_PRICE_CENTS, MAX_STOCK } from '@/contracts/catalogue-limits'

/** What happens to the price or the stock of each SKU; `amount` in cents or units. */
export interface BulkChange {
  way: 'keep' | 'set' | 'add' | 'subtract'
  amount: number | null
}

export interface PreviewRow {
  sku_id: number
  name: string
  values: string[]
  price: { before: number; after: number }
  stock: { before: number; after: number }
  /** What can be ordered and what was: orders do not change it. */
  supply: number
  /** Whether the new price or stock is out of bounds. */
  isRefused: boolean
}

/** The SKUs of the products that are sold, with their price and stock before and after. */
export function previewOf(
  products: AdminProduct[],
  nameOf: (product: AdminProduct) => string,
  price: BulkChange,
  stock: BulkChange,
): PreviewRow[] {
  return products.flatMap((product) =>
    product.skus
      .filter(({ retired }) => !retired)
      .map((sku) => {
        const after = { price: changed(sku.price, price), stock: changed(sku.stock, stock) }
        return {
          sku_id: sku.id,
          name: nameOf(product),
          values: sku.values,
          price: { before: sku.price, after: after.price },
          stock: { before: sku.stock, after: after.stock },
          supply: sku.stock + sku.taken,
          isRefused:
            after.price < 1 ||
            after.price > MAX_PRICE_CENTS ||
            after.stock < 0 ||
            after.stock > MAX_STOCK,
        }
      }),
  )
}

function changed(value: number, { way, amount }: BulkChange): number {
  if (!isGiven({ way, amount })) return value
  if (way === 'set') return amount!
  return way === 'add' ? value + amount! : value - amount!
}

/** Whether the change changes anything; without a valid amount it changes nothing. */
export const isGiven = ({ way, amount }: BulkChange): boolean =>
  way !== 'keep' && Number.isSafeInteger(amount)

/** Whether there is anything to change, and every change has its amount. */
export const areComplete = (changes: BulkChange[]): boolean =>
  changes.some(isGiven) && changes.every((change) => change.way === 'keep' || isGiven(change))

/**
 * Differences are sent as such, so that an order in between is counted too, and with what the preview was made of, so
 * that none is applied twice.
 */
export function changesOf(rows: PreviewRow[], price: BulkChange, stock: BulkChange): SkuChange[] {
  const wanted: Omit<SkuChange, 'sku_id'> = {
    ...fieldOf('price', price),
    ...fieldOf('stock', stock),
  }
  return rows.map(({ sku_id, price: { before }, supply }) => ({
    sku_id,
    ...wanted,
    ...(wanted.price_delta !== undefined && { expected_price: before }),
    ...(wanted.stock_delta !== undefined && { expected_supply: supply }),
  }))
}

/** Which SKU a refusal is about, with its product; undefined when it names none. */
export function skuNamedBy(error: unknown, rows: PreviewRow[]): string | undefined {
  const data = error instanceof ApiError ? (error.data as { sku_id?: number } | null) : null
  const row = rows.find(({ sku_id }) => sku_id === data?.sku_id)
  return row && [row.name, ...row.values].join(' · ')
}

function fieldOf(name: 'price' | 'stock', { way, amount }: BulkChange) {
  if (!isGiven({ way, amount })) return {}
  if (way === 'set') return { [name]: amount! }
  return { [`${name}_delta`]: way === 'add' ? amount! : -amount! }
}
