import { addToCart, getCart, previewCart, removeFromCart, updateCart } from '@/contracts/cart'
import { MAX_CART_LINES } from '@/contracts/limits'
import type { Cart, CartAdjustment, CartLine } from '@/contracts/schemas/cart'
import { addToLine, canBuy, refusedAddition, setLine } from '@/server/domain/cart'
import { DomainError } from '@/server/domain/domain-error'
import { findShop, findSku, shopCard, valuesOf, type Viewer } from '../catalogue'
import { tell } from '../live'
import { on, type Ctx } from '../serve'

interface Held {
  quantity: number
  isSelected: boolean
  seenPrice: number
}

type Goods = Omit<CartLine, 'quantity' | 'selected' | 'available'>

/** The part of a line that describes the SKU; null for an unknown one. */
export function goodsOfSku(viewer: Viewer, skuId: number): Goods | null {
  const found = findSku(viewer.world, skuId)
  if (!found) return null
  const { product, sku } = found
  return {
    sku_id: skuId,
    product_id: product.id,
    name: product.texts[viewer.locale].name,
    values: valuesOf(product, sku, viewer.locale),
    image: sku.image ?? product.images[0]!,
    price: sku.price,
    stock: sku.stock,
    shop: shopCard(viewer, findShop(viewer.world, product.shopId)),
  }
}

function describe(viewer: Viewer, held: [skuId: number, line: Held][]): Cart {
  const rows = held.flatMap(([skuId, line]): CartLine[] => {
    const goods = goodsOfSku(viewer, skuId)
    if (!goods) return []
    const available = canBuy(findSku(viewer.world, skuId)!)
    const isShort = available && goods.stock < line.quantity
    const hasMoved = available && goods.price !== line.seenPrice
    return [
      {
        ...goods,
        quantity: isShort ? goods.stock : line.quantity,
        selected: line.isSelected,
        available,
        previous_price: hasMoved ? line.seenPrice : null,
        previous_quantity: isShort ? line.quantity : null,
      },
    ]
  })
  const lines = [...Map.groupBy(rows, ({ shop }) => shop.id).values()].flat()
  const bought = lines.filter(({ selected, available }) => selected && available)
  return {
    lines,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    selected_quantity: bought.reduce((sum, { quantity }) => sum + quantity, 0),
    selected_total: bought.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  }
}

const ownCart = (ctx: Ctx) => describe(ctx, [...ctx.shopper.cart].reverse())

function changed(ctx: Ctx): Cart {
  tell(ctx.mock, ctx.shopper.id, { kind: 'cart', id: ctx.shopper.id })
  return ownCart(ctx)
}

on(getCart, (ctx) => ownCart(ctx))

on(addToCart, (ctx, { body }) => {
  const { cart } = ctx.shopper
  if (!body.items.some(({ sku_id: skuId }) => findSku(ctx.world, skuId)))
    throw new DomainError('NOT_FOUND')
  const adjusted: CartAdjustment[] = []
  for (const { sku_id: skuId, quantity: asked } of body.items) {
    const offer = findSku(ctx.world, skuId)
    const held = cart.get(skuId)?.quantity
    const settled = offer ? addToLine(held, asked, offer, cart.size < MAX_CART_LINES) : null
    const short = settled ? settled.adjusted : refusedAddition(asked, offer)
    if (short) adjusted.push({ sku_id: skuId, ...short })
    if (!offer || !settled) continue
    cart.delete(skuId)
    cart.set(skuId, {
      quantity: settled.quantity,
      isSelected: true,
      seenPrice: offer.sku.price,
    })
  }
  return { ...changed(ctx), adjusted }
})

on(updateCart, (ctx, { body }) => {
  const { sku_id: own, quantity, selected, items = [] } = body
  const all = own === undefined ? items : [...items, { sku_id: own, quantity, selected }]
  const known = all.filter(({ sku_id: skuId }) => ctx.shopper.cart.has(skuId))
  if (known.length === 0) throw new DomainError('NOT_FOUND')
  const adjusted: CartAdjustment[] = []
  for (const change of known) {
    const line = ctx.shopper.cart.get(change.sku_id)!
    const offer = findSku(ctx.world, change.sku_id)
    if (change.selected !== undefined) line.isSelected = change.selected
    if (change.quantity === undefined || !offer) continue
    const settled = setLine(line.quantity, change.quantity, offer)
    if (settled.adjusted) adjusted.push({ sku_id: change.sku_id, ...settled.adjusted })
    Object.assign(line, { quantity: settled.quantity, seenPrice: offer.sku.price })
  }
  return { ...changed(ctx), adjusted }
})

on(removeFromCart, (ctx, { body }) => {
  for (const skuId of body.sku_ids) ctx.shopper.cart.delete(skuId)
  return changed(ctx)
})

on(previewCart, (visit, { body }) =>
  describe(
    visit,
    body.items.map((item) => {
      const seenPrice = item.seen_price ?? findSku(visit.world, item.sku_id)?.sku.price ?? 0
      return [item.sku_id, { quantity: item.quantity, isSelected: item.selected, seenPrice }]
    }),
  ),
)
