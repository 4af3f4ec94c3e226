import type { Hono } from 'hono'
import { addToCart, getCart, previewCart, removeFromCart, updateCart } from '@/contracts/cart'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as cart from '@/server/services/orders/cart'

export function cartRoutes(app: Hono, services: Services) {
  serve(app, services, getCart, (ctx) => cart.get(ctx))
  serve(app, services, addToCart, (ctx, { body }) => cart.add(ctx, body))
  serve(app, services, updateCart, (ctx, { body }) => cart.update(ctx, body))
  serve(app, services, removeFromCart, (ctx, { body }) => cart.remove(ctx, body.sku_ids))
  serve(app, services, previewCart, (visit, { body }) => cart.preview(visit, body))
}
