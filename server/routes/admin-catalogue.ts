import type { Hono } from 'hono'
import { uploadAdminPicture } from '@/contracts/admin-pictures'
import * as calls from '@/contracts/admin-products'
import * as shopCalls from '@/contracts/admin-shops'
import { changeAdminSkus } from '@/contracts/admin-skus'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as pictures from '@/server/services/administration/pictures'
import * as productList from '@/server/services/administration/product-list'
import * as products from '@/server/services/administration/products'
import * as shops from '@/server/services/administration/shops'
import * as skus from '@/server/services/administration/skus'

export function adminCatalogueRoutes(app: Hono, services: Services) {
  serve(app, services, calls.listAdminProducts, (ctx, { query }) => productList.list(ctx, query))
  serve(app, services, calls.getAdminProduct, (ctx, { query }) => products.get(ctx, query.id))
  serve(app, services, calls.createAdminProduct, (ctx, { body }) => products.create(ctx, body))
  serve(app, services, calls.updateAdminProduct, (ctx, { body }) => products.update(ctx, body))
  serve(app, services, changeAdminSkus, (ctx, { body }) => skus.change(ctx, body))
  serve(app, services, shopCalls.listAdminShops, (ctx, { query }) => shops.list(ctx, query))
  serve(app, services, shopCalls.getAdminShop, (ctx, { query }) => shops.get(ctx, query.id))
  serve(app, services, shopCalls.createAdminShop, (ctx, { body }) => shops.create(ctx, body))
  serve(app, services, shopCalls.updateAdminShop, (ctx, { body }) => shops.update(ctx, body))
  serve(app, services, uploadAdminPicture, (ctx, { body }) => pictures.add(ctx, body))
}
