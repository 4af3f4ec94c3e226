import { LOCALES } from '@/contracts/languages'
import {
  addTestFault,
  advanceTestClock,
  clearTestFaults,
  createTestNotice,
  createTestProduct,
  createTestShop,
  createTestShopper,
  deleteTestSeed,
  listTestJobs,
  listTestMessages,
  listTestSeeds,
  resetToTestSeed,
  runTestJob,
  saveTestSeed,
} from '@/contracts/test-control'
import { InvalidInput, InvalidTestInput } from '@/server/domain/domain-error'
import { NOTICES, type NoticeCode } from '@/server/domain/notices'
import {
  checkClock,
  checkPrices,
  checkSeedName,
  NO_SHOPPER,
  noticeParams,
  unknownJob,
  unknownSeed,
} from '@/server/domain/test-control'
import { findShop, valuesOf, type Product, type Shop } from '../catalogue'
import { post } from '../ledger'
import { JOB_NAMES } from '../job-names'
import { tell } from '../live'
import { applyDeadlines } from '../order-moves'
import { on } from '../serve'
import { nextId, type World } from '../world'
import { addShopper, openSession } from './account'
import { noteChange } from './operators'

on(createTestShopper, (visit, { body }) => {
  const { mock, world } = visit
  const number = String(nextId(world))
  const {
    email = `shopper-${number}@example.com`,
    mobile = `+6681${number.padStart(7, '0')}`,
    balance,
    pay_password: payCode,
    ...names
  } = body
  const shopper = addShopper(world, 'en', { ...names, email, mobile })
  shopper.payCode = payCode
  if (balance > 0) post(mock, shopper.id, 'recharge', balance, nextId(world))
  const { token, expiresAt } = openSession(visit, shopper)
  const { id, password } = shopper
  const expires = expiresAt.toISOString()
  return { id, email, mobile, password, pay_password: payCode, token, expires_at: expires }
})

function addShop(world: World, name: string | undefined): Shop {
  const id = nextId(world)
  const [sample] = world.shops as [Shop]
  const texts = structuredClone(sample.texts)
  for (const locale of LOCALES) texts[locale].name = name ?? `Shop ${id}`
  world.shops.push({ ...sample, id, texts, fans: 0 })
  return world.shops.at(-1)!
}

on(createTestShop, ({ mock, world }, { body }) => {
  const { id, texts } = addShop(world, body.name)
  noteChange(mock, 'home')
  return { id, name: texts.en.name }
})

on(createTestProduct, ({ mock, world }, { body }) => {
  const shop =
    body.shop_id === undefined ? addShop(world, undefined) : findShop(world, body.shop_id)
  const id = nextId(world)
  const sample =
    world.products.find(({ categoryKey }) => categoryKey === body.category) ?? world.products[0]!
  const { description, options } = body
  const text = { name: body.name ?? `Product ${id}`, description, options }
  const product: Product = {
    id,
    shopId: shop.id,
    categoryKey: sample.categoryKey,
    texts: { en: text, 'zh-CN': text, ja: text, ko: text, th: text },
    images: sample.images,
    originalPrice: body.original_price ?? null,
    sales: 0,
    listedAt: new Date().toISOString(),
    isOnSale: body.on_sale,
    skus: combinations(options.map(({ values }) => values.length)).map((valueIndexes) => ({
      id: nextId(world),
      valueIndexes,
      price: body.price,
      stock: body.stock,
      image: null,
    })),
    reviews: [],
  }
  for (const { values, ...own } of body.skus) {
    const sku = product.skus.find(
      (one) => valuesOf(product, one, 'en').join('\n') === values.join('\n'),
    )
    if (!sku) throw new InvalidInput({ skus: 'fields.invalid' })
    sku.price = own.price ?? sku.price
    sku.stock = own.stock ?? sku.stock
  }
  checkPrices(
    product.skus.map(({ price }) => price),
    body.original_price,
  )
  world.products.push(product)
  noteChange(mock, 'home', `shop-${shop.id}`)
  const skus = product.skus.map((sku) => ({ ...sku, values: valuesOf(product, sku, 'en') }))
  return { id, name: text.name, shop_id: shop.id, skus }
})

/** All combinations of value indexes; one empty combination without options. */
function combinations(sizes: number[]): number[][] {
  return sizes.reduce<number[][]>(
    (rows, size) => rows.flatMap((row) => Array.from({ length: size }, (_, at) => [...row, at])),
    [[]],
  )
}

const isNoticeCode = (code: string): code is NoticeCode => Object.hasOwn(NOTICES, code)

on(createTestNotice, ({ mock, world }, { body }) => {
  const { shopper_id: shopperId, code, ref_id: id = 0 } = body
  if (!isNoticeCode(code)) throw new InvalidInput({ code: 'fields.invalid' })
  if (!world.shoppers.some((one) => one.id === shopperId))
    throw new InvalidTestInput({ shopper_id: NO_SHOPPER })
  const orderNo = world.orders.find((one) => one.id === id)?.orderNo ?? `TEST-${id}`
  const params = noticeParams(code, orderNo, body.params)
  tell(mock, shopperId, { kind: 'notice', id, notice: code, params })
  return null
})

on(listTestMessages, ({ world }, { query }) => world.messages.filter(({ to }) => to === query.to))

on(advanceTestClock, ({ world }, { body }) => {
  const id = body.shopper_id
  const shopper = world.shoppers.find((one) => one.id === id)
  if (!shopper) throw new InvalidTestInput({ shopper_id: NO_SHOPPER })
  checkClock(shopper.createdAt, body.seconds)
  shift(shopper.createdAt, body.seconds * 1000)
  const { sessions, orders, refunds, entries, recharges, withdrawals, notices } = world
  const records = [sessions, orders, refunds, entries, recharges, withdrawals, notices].flat()
  const own = [...records, ...world.tickets.values()].filter(({ shopperId }) => shopperId === id)
  shift(own, body.seconds * 1000)
  return null
})

/** Moves every date inside a value into the past. */
function shift(value: unknown, ms: number): void {
  if (value instanceof Date) value.setTime(value.getTime() - ms)
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) shift(inner, ms)
}

on(listTestJobs, () => JOB_NAMES)

/** Deadlines of orders are also applied at every reading; the other jobs have nothing to do here. */
on(runTestJob, ({ world }, { body: { name } }) => {
  if (!JOB_NAMES.includes(name)) throw unknownJob(JOB_NAMES)
  for (const order of world.orders) applyDeadlines(world, order)
  return { name, ms: 0 }
})

on(addTestFault, ({ mock, world }, { body }) => {
  const { shopper_id: shopperId } = body
  if (shopperId !== undefined && !world.shoppers.some(({ id }) => id === shopperId))
    throw new InvalidTestInput({ shopper_id: NO_SHOPPER })
  return mock.faults.add(body)
})

on(clearTestFaults, ({ mock }, { body }) => mock.faults.clear(body.id))

on(resetToTestSeed, ({ mock }, { body }) => {
  const saved = mock.seeds.get(body.name)
  if (!saved) throw unknownSeed([...mock.seeds.keys()])
  mock.world = structuredClone(saved)
  mock.faults.clear()
  noteChange(mock, 'home', ...mock.world.products.map(({ id }) => `product-${id}`))
  return { name: body.name, ms: 0 }
})

on(listTestSeeds, ({ mock }) => [...mock.seeds.keys()])

on(deleteTestSeed, ({ mock }, { body: { name } }) => {
  const saved = [...mock.seeds.keys()]
  if (!saved.includes(name)) throw unknownSeed(saved)
  checkSeedName(name, saved)
  mock.seeds.delete(name)
  return null
})

on(saveTestSeed, ({ mock, world }, { body }) => {
  checkSeedName(body.name, [...mock.seeds.keys()])
  mock.seeds.set(body.name, structuredClone(world))
  return { name: body.name, ms: 0 }
})
