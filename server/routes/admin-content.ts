import type { Hono } from 'hono'
import * as articleCalls from '@/contracts/admin-articles'
import * as bannerCalls from '@/contracts/admin-banners'
import * as categoryCalls from '@/contracts/admin-categories'
import * as promoCalls from '@/contracts/admin-promos'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as articles from '@/server/services/administration/articles'
import * as banners from '@/server/services/administration/banners'
import * as categories from '@/server/services/administration/categories'
import * as promos from '@/server/services/administration/promos'

export function adminContentRoutes(app: Hono, services: Services) {
  serve(app, services, categoryCalls.listAdminCategories, (ctx) => categories.list(ctx))
  serve(app, services, categoryCalls.createAdminCategory, (ctx, { body }) =>
    categories.create(ctx, body),
  )
  serve(app, services, categoryCalls.updateAdminCategory, (ctx, { body }) =>
    categories.update(ctx, body),
  )
  serve(app, services, bannerCalls.listAdminBanners, (ctx) => banners.list(ctx))
  serve(app, services, bannerCalls.createAdminBanner, (ctx, { body }) => banners.create(ctx, body))
  serve(app, services, bannerCalls.updateAdminBanner, (ctx, { body }) => banners.update(ctx, body))
  serve(app, services, articleCalls.listAdminArticles, (ctx) => articles.list(ctx))
  serve(app, services, articleCalls.updateAdminArticle, (ctx, { body }) =>
    articles.update(ctx, body),
  )
  serve(app, services, promoCalls.listAdminPromos, (ctx, { query }) => promos.list(ctx, query))
  serve(app, services, promoCalls.getAdminPromo, (ctx, { query }) => promos.get(ctx, query.id))
  serve(app, services, promoCalls.createAdminPromo, (ctx, { body }) => promos.create(ctx, body))
  serve(app, services, promoCalls.updateAdminPromo, (ctx, { body }) => promos.update(ctx, body))
  serve(app, services, promoCalls.endAdminPromo, (ctx, { body }) => promos.end(ctx, body))
}
