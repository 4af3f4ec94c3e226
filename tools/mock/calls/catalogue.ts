import { getHome } from '@/contracts/home'
import {
  getLiveProducts,
  getProduct,
  listPopularSearches,
  listProducts,
  listRelatedProducts,
  suggestSearches,
} from '@/contracts/products'
import type { ProductSort } from '@/contracts/schemas/products'
import { listSitemapEntries, listSitemapParts } from '@/contracts/sitemap'
import { BANNERS } from '@/server/db/seed/banners'
import { POPULAR } from '@/server/db/seed/popular'
import { bannerRow } from '@/server/db/seed/rows'
import {
  categoriesIn,
  describeProduct,
  findProduct,
  priceOf,
  productCard,
  productsOnSale,
  ratingOf,
  shopCard,
  stockOf,
  type Product,
} from '../catalogue'
import { DomainError } from '@/server/domain/domain-error'
import { pageOf } from '../pages'
import { on, type Visit } from '../serve'

const HOT_PRODUCTS = 20
const RELATED = 10
const PRICE_STEPS = [0, 2_000, 5_000, 10_000, 50_000]

const ORDERS: Record<ProductSort, (a: Product, b: Product) => number> = {
  hot: (a, b) => b.sales - a.sales,
  new: (a, b) => b.listedAt.localeCompare(a.listedAt),
  price_asc: (a, b) => priceOf(a) - priceOf(b),
  price_desc: (a, b) => priceOf(b) - priceOf(a),
  rating: (a, b) => ratingOf(b) - ratingOf(a),
}

const sorted = (rows: Product[], sort: ProductSort = 'hot') =>
  [...rows].sort((a, b) => ORDERS[sort](a, b) || b.id - a.id)

on(getHome, (visit) => ({
  banners: BANNERS.map((banner, index) => ({
    image: bannerRow(banner, index).image,
    title: banner.texts[visit.locale],
    link: banner.link,
  })),
  categories: categoriesIn(visit.locale),
  hot_products: sorted(productsOnSale(visit.world))
    .slice(0, HOT_PRODUCTS)
    .map((product) => productCard(visit, product)),
  hot_shops: visit.world.shops.map((shop) => shopCard(visit, shop)),
}))

on(listProducts, (visit, { query }) => {
  const words = query.keyword?.toLowerCase().split(/\s+/) ?? []
  const found = productsOnSale(visit.world).filter((product) => {
    const price = priceOf(product)
    const name = product.texts[visit.locale].name.toLowerCase()
    return (
      words.every((word) => name.includes(word)) &&
      (!query.category || product.categoryKey === query.category) &&
      (!query.shop_id || product.shopId === query.shop_id) &&
      price >= (query.min_price ?? 0) &&
      price <= (query.max_price ?? Infinity) &&
      (!query.in_stock || stockOf(product) > 0) &&
      ratingOf(product) >= (query.min_rating ?? 0)
    )
  })
  const { rows, next_cursor } = pageOf(sorted(found, query.sort), query)
  return {
    list: rows.map((product) => productCard(visit, product)),
    next_cursor,
    total: found.length,
    ...(query.facets ? { facets: facetsOf(visit, found) } : {}),
  }
})

function facetsOf({ locale }: Visit, found: Product[]) {
  const countOf = (fits: (product: Product) => boolean) => found.filter(fits).length
  return {
    category: categoriesIn(locale).map(({ key, name }) => ({
      key,
      name,
      count: countOf((product) => product.categoryKey === key),
    })),
    price: PRICE_STEPS.map((min, index) => {
      const max = (PRICE_STEPS[index + 1] ?? Infinity) - 1
      const count = countOf((product) => priceOf(product) >= min && priceOf(product) <= max)
      return { min, max: Number.isFinite(max) ? max : null, count }
    }),
    in_stock: countOf((product) => stockOf(product) > 0),
    rating: [4, 3, 2].map((min) => ({ min, count: countOf((one) => ratingOf(one) >= min) })),
  }
}

on(getProduct, (visit, { query }) => describeProduct(visit, findProduct(visit.world, query.id)))

on(listRelatedProducts, (visit, { query }) => {
  const known = visit.world.products.find(({ id }) => id === query.id)
  if (!known) throw new DomainError('NOT_FOUND')
  const others = sorted(productsOnSale(visit.world)).filter(({ id }) => id !== known.id)
  const first = (fits: (product: Product) => boolean) =>
    others
      .filter(fits)
      .slice(0, RELATED)
      .map((product) => productCard(visit, product))
  const { name } = known.texts[visit.locale]
  return {
    withdrawn: known.isOnSale ? null : { name, image: known.images[0]! },
    from_shop: first(({ shopId }) => shopId === known.shopId),
    similar: first(({ categoryKey }) => categoryKey === known.categoryKey),
  }
})

on(getLiveProducts, ({ world }, { query }) =>
  productsOnSale(world)
    .filter(({ id }) => query.ids.includes(id))
    .map((product) => ({
      id: product.id,
      price: priceOf(product),
      stock: stockOf(product),
      skus: product.skus.map(({ id, price, stock }) => ({ id, price, stock })),
    })),
)

on(listPopularSearches, ({ locale }) => POPULAR[locale])

on(suggestSearches, ({ world, locale }, { query }) =>
  productsOnSale(world)
    .map(({ texts }) => texts[locale].name)
    .filter((name) => name.toLowerCase().includes(query.keyword.toLowerCase()))
    .slice(0, 10),
)

on(listSitemapParts, () => [1])

on(listSitemapEntries, ({ world }, { query }) => {
  const rows = query.noun === 'shop' ? world.shops : productsOnSale(world)
  const changedAt = new Date(world.products[0]!.listedAt).toISOString()
  return { list: query.part === 1 ? rows.map(({ id }) => ({ id, changed_at: changedAt })) : [] }
})
