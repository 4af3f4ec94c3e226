import { listFavourites, setFavourite } from '@/contracts/products'
import { followShop, getShop, listFollowedShops, listShops } from '@/contracts/shops'
import { describeShop, findProduct, findShop, productCard, shopCard } from '../catalogue'
import { pageOf } from '../pages'
import { on } from '../serve'

/** Keeps a set in the order of the last additions. */
function mark(set: Set<number>, id: number, isOn: boolean): void {
  if (!isOn) set.delete(id)
  else set.add(id)
}

const latestFirst = (set: Set<number>) => [...set].reverse()

on(setFavourite, ({ world, shopper }, { body }) => {
  mark(shopper.favourites, findProduct(world, body.product_id).id, body.on)
  return { favourite: body.on }
})

on(listFavourites, (ctx, { query }) => {
  const products = latestFirst(ctx.shopper.favourites).flatMap((id) =>
    ctx.world.products.filter((one) => one.id === id && one.isOnSale),
  )
  const { rows, next_cursor } = pageOf(products, query)
  return { list: rows.map((product) => productCard(ctx, product)), next_cursor }
})

on(getShop, (visit, { query }) => describeShop(visit, findShop(visit.world, query.id)))

on(listShops, (visit, { query }) => {
  const word = query.keyword?.toLowerCase() ?? ''
  const found = visit.world.shops.filter(({ texts }) =>
    texts[visit.locale].name.toLowerCase().includes(word),
  )
  const { rows, next_cursor } = pageOf(query.sort === 'new' ? found.reverse() : found, query)
  return { list: rows.map((shop) => shopCard(visit, shop)), next_cursor }
})

on(followShop, (ctx, { body }) => {
  const shop = findShop(ctx.world, body.shop_id)
  mark(ctx.shopper.followed, shop.id, body.on)
  const { followed, fans } = shopCard(ctx, shop)
  return { followed, fans }
})

on(listFollowedShops, (ctx, { query }) => {
  const shops = latestFirst(ctx.shopper.followed).map((id) => findShop(ctx.world, id))
  const { rows, next_cursor } = pageOf(shops, query)
  return { list: rows.map((shop) => shopCard(ctx, shop)), next_cursor }
})
