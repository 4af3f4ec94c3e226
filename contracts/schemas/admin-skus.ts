import { z } from 'zod'
import { MAX_BULK_SKUS, MAX_STOCK } from '@/contracts/catalogue-limits'
import { Price, Stock } from './admin-fields'
import { Cents, Id } from './fields'

const Delta = z
  .int({ error: 'fields.invalid' })
  .min(-MAX_STOCK, 'fields.invalid')
  .max(MAX_STOCK, 'fields.invalid')

/** Of price and stock: the new value, or the difference to the present one. */
const SkuChange = z
  .strictObject({
    sku_id: Id,
    price: Price.optional(),
    price_delta: Delta.optional(),
    expected_price: Price.optional(),
    stock: Stock.optional(),
    stock_delta: Delta.optional(),
    /** `stock` + `taken`, because orders move units from one to the other. */
    expected_supply: z.int({ error: 'fields.invalid' }).optional(),
  })
  .refine(
    ({ price, price_delta, stock, stock_delta }) =>
      !(price !== undefined && price_delta !== undefined) &&
      !(stock !== undefined && stock_delta !== undefined) &&
      [price, price_delta, stock, stock_delta].some((value) => value !== undefined),
    'fields.invalid',
  )
export type SkuChange = z.output<typeof SkuChange>

export const changeAdminSkus = {
  body: z.strictObject({
    items: z
      .array(SkuChange, { error: 'fields.required' })
      .min(1, 'fields.required')
      .max(MAX_BULK_SKUS, 'fields.tooLong')
      .refine(
        (items) => new Set(items.map(({ sku_id }) => sku_id)).size === items.length,
        'fields.invalid',
      ),
  }),
  data: z.object({
    skus: z.array(z.object({ sku_id: Id, product_id: Id, price: Cents, stock: z.int() })),
  }),
}
