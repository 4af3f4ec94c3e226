import type { Hono } from 'hono'
import { getHome } from '@/contracts/home'
import {
  getLiveProducts,
  getProduct,
  listFavourites,
  listPopularSearches,
  listProducts,
  listRelatedProducts,
  setFavourite,
  suggestSearches,
} from '@/contracts/products'
import { followShop, getShop, listFollowedShops, listShops } from '@/contracts/shops'
import type { Services } from '@/server/http/context'
import { fromReplica } from '@/server/http/from-replica'
import { serve } from '@/server/http/serve'
import * as products from '@/server/services/catalogue/products'
import * as relatedProducts from '@/server/services/catalogue/related-products'
import { listPopular, suggest } from '@/server/services/search/suggestions'
import * as shops from '@/server/services/catalogue/shops'

export function catalogueRoutes(app: Hono, services: Services) {
  serve(
    app,
    services,
    getHome,
    fromReplica((visit) => products.home(visit)),
  )
  serve(
    app,
    services,
    listProducts,
    fromReplica((visit, { query }) => products.list(visit, query)),
  )
  serve(
    app,
    services,
    suggestSearches,
    fromReplica((visit, { query }) => suggest(visit, query.keyword)),
  )
  serve(
    app,
    services,
    listPopularSearches,
    fromReplica((visit) => listPopular(visit)),
  )
  serve(
    app,
    services,
    getProduct,
    fromReplica((visit, { query }) => products.get(visit, query.id)),
  )
  serve(
    app,
    services,
    listRelatedProducts,
    fromReplica((visit, { query }) => relatedProducts.list(visit, query.id)),
  )
  serve(app, services, getLiveProducts, (visit, { query }) => products.live(visit, query))
  serve(app, services, setFavourite, (ctx, { body }) => products.favour(ctx, body))
  serve(app, services, listFavourites, (ctx, { query }) => products.listFavourites(ctx, query))
  serve(
    app,
    services,
    listShops,
    fromReplica((visit, { query }) => shops.list(visit, query)),
  )
  serve(
    app,
    services,
    getShop,
    fromReplica((visit, { query }) => shops.get(visit, query.id)),
  )
  serve(app, services, followShop, (ctx, { body }) => shops.follow(ctx, body))
  serve(app, services, listFollowedShops, (ctx, { query }) => shops.listFollowed(ctx, query))
}
