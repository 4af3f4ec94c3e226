import { z } from 'zod'
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@/contracts/limits'
import { Cents, Id } from './fields'
import { ShopCard } from './shops'

export const CartLine = z.object({
  sku_id: Id,
  product_id: Id,
  name: z.string(),
  values: z.array(z.string()),
  image: z.string(),
  price: Cents,
  stock: z.int(),
  quantity: z.int(),
  selected: z.boolean(),
  available: z.boolean(),
  shop: ShopCard,
  /** The price when the shopper last confirmed the line, if it differs. */
  previous_price: Cents.nullable().optional(),
  /** The quantity that the shopper wanted, if the stock is lower than that. */
  previous_quantity: z.int().nullable().optional(),
})
export type CartLine = z.infer<typeof CartLine>

const Quantity = z
  .int({ error: 'fields.quantity' })
  .min(1, 'fields.quantity')
  .max(MAX_LINE_QUANTITY, 'fields.quantity')

export const BasketItem = z.strictObject({ sku_id: Id, quantity: Quantity })
export type BasketItem = z.infer<typeof BasketItem>

export const BasketItems = z
  .array(BasketItem)
  .min(1, 'fields.items')
  .max(MAX_CART_LINES, 'fields.items')

export const Cart = z.object({
  /** Shops by the last addition, and lines within a shop likewise. Includes lines that cannot be bought. */
  lines: z.array(CartLine),
  /** Units in all lines. */
  quantity: z.int(),
  /** Units of selected lines that can be bought, and their price without freight. */
  selected_quantity: z.int(),
  selected_total: Cents,
})
export type Cart = z.infer<typeof Cart>

/**
 * A difference from the request: `given` of `asked` units. `stock`: not enough stock; `limit`: the line is full;
 * `full`: the cart is full; `gone`: not on sale.
 */
export const CartAdjustment = z.object({
  sku_id: Id,
  asked: z.int(),
  given: z.int(),
  reason: z.enum(['stock', 'gone', 'full', 'limit']),
})
export type CartAdjustment = z.infer<typeof CartAdjustment>

const AdjustedCart = Cart.extend({ adjusted: z.array(CartAdjustment) })
export type AdjustedCart = z.infer<typeof AdjustedCart>

export const getCart = {
  data: Cart,
}

export const addToCart = {
  body: z.strictObject({ items: BasketItems }),
  data: AdjustedCart,
}

const CartChange = z.strictObject({
  sku_id: Id,
  quantity: Quantity.optional(),
  selected: z.boolean({ error: 'fields.invalid' }).optional(),
})
export type CartChange = z.infer<typeof CartChange>

export const updateCart = {
  body: z
    .strictObject({
      sku_id: Id.optional(),
      quantity: Quantity.optional(),
      selected: z.boolean({ error: 'fields.invalid' }).optional(),
      items: z
        .array(CartChange)
        .min(1, 'fields.items')
        .max(MAX_CART_LINES, 'fields.items')
        .optional(),
    })
    .refine(
      ({ sku_id: id, quantity, selected, items }) =>
        id !== undefined ||
        (items !== undefined && quantity === undefined && selected === undefined),
      { path: ['sku_id'], error: 'fields.required' },
    ),
  data: AdjustedCart,
}

export const removeFromCart = {
  body: z.strictObject({
    sku_ids: z.array(Id).min(1, 'fields.items').max(MAX_CART_LINES, 'fields.items'),
  }),
  data: Cart,
}

export const previewCart = {
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          sku_id: Id,
          quantity: Quantity,
          selected: z.boolean({ error: 'fields.invalid' }),
          seen_price: Cents.nullable(),
        }),
      )
      .min(1, 'fields.items')
      .max(MAX_CART_LINES, 'fields.items'),
  }),
  data: Cart,
}
