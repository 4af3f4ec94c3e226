import { createTestProduct } from '@/contracts/test-control'
import { controlCall } from '@/testkit/calls/control-call'
import type { Client } from '@/testkit/calls/client'
import type { Product } from './records'

export interface ProductOptions {
  name?: string
  description?: string
  /** A key such as `toys`. */
  category?: string
  /** In cents; 10.00 by default. */
  price?: number
  originalPrice?: number
  /** Of each SKU; 100 by default. */
  stock?: number
  /** At most 3, for example `[{ name: 'Size', values: ['S', 'M'] }]`; each combination is a SKU. */
  options?: { name: string; values: string[] }[]
  /** Price and stock of single combinations. */
  skus?: { values: string[]; price?: number; stock?: number }[]
  onSale?: boolean
  /** A new shop by default. */
  shopId?: number
}

export function createProduct(
  control: Client,
  { originalPrice, shopId, onSale, ...rest }: ProductOptions,
): Promise<Product> {
  const input = { ...rest, original_price: originalPrice, shop_id: shopId, on_sale: onSale }
  return controlCall(control, createTestProduct, input)
}
