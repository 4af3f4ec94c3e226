import { sql } from 'drizzle-orm'
import { getUserInfo } from '@/contracts/account'
import { saveAddress } from '@/contracts/addresses'
import { getAdminOrder } from '@/contracts/admin-orders'
import { getAdminSettings, updateAdminShipping, updateAdminTax } from '@/contracts/admin-settings'
import { cancelOrder, createOrder, getOrder, quoteOrder } from '@/contracts/orders'
import { CODE } from '@/contracts/codes'
import { getProduct } from '@/contracts/products'
import { promos } from '@/server/db/tables/promos'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { askRefund, mostOf, operate, paidOrder, type PaidOrder } from '@/server/testing/refunds'
import { ADDRESS, newShopper, type TestShopper } from '@/server/testing/shoppers'
import { newMember, type TestMember } from '@/server/testing/staff'

let test: TestBackend
let owner: TestMember
beforeAll(async () => {
  test = await openTestBackend()
  owner = await newMember(test, 'owner')
  // A shirt and a kettle of shop 1, and tea of shop 2, whose weight is not known.
  const { db } = test.backend.services
  await db.execute(sql`update skus set weight_grams = case id when 11 then 400 when 21 then 3000 end
    where id in (11, 21)`)
  const startsAt = new Date('2026-01-01')
  const SAVE20 = { code: 'SAVE20', kind: 'amount', value: 2000, minimum: 6200, startsAt } as const
  await db.insert(promos).values(SAVE20)
})
afterAll(() => test.close())
beforeEach(async () => {
  await setZones([])
  await setTax([])
})

async function setZones(zones: object[]) {
  const { version } = (await test.ask(getAdminSettings)).data.shipping
  await test.ask(updateAdminShipping, { version, zones }, { headers: owner.headers })
}
async function setTax(countries: object[]) {
  const { version } = (await test.ask(getAdminSettings)).data.tax
  await test.ask(updateAdminTax, { version, countries }, { headers: owner.headers })
}

const THAILAND = { name: 'Thailand', countries: ['TH'], rates: [{ price: 300 }] }
const JAPAN = {
  name: 'Japan',
  countries: ['JP'],
  rates: [
    { max_grams: 1000, price: 900 },
    { max_grams: 3400, price: 2500 },
  ],
}
const REST = { name: 'Rest', countries: [], everywhere_else: true, rates: [{ price: 4000 }] }
const added = (country: string, basis_points: number) => ({ country, basis_points, kind: 'added' })

const PLACES = {
  TH: { country: 'TH', province: '10', city: 'Bangkok' },
  JP: { country: 'JP', province: '13', city: 'Tokyo', phone: '+81 90 1234 5678' },
  US: { country: 'US', province: 'CA', city: 'Los Angeles', phone: '+1 213 373 4253' },
}
async function addressIn({ token }: TestShopper, country: keyof typeof PLACES, own = {}) {
  const { data } = await test.ask(
    saveAddress,
    { ...ADDRESS, ...PLACES[country], ...own },
    { token },
  )
  return data.id
}

const SHIRT = { sku_id: 11, quantity: 1 }
const KETTLE = { sku_id: 21, quantity: 1 }
const TEA = { sku_id: 31, quantity: 1 }

const quote = async ({ token }: TestShopper, items: object[], own: object = {}) =>
  (await test.ask(quoteOrder, { items, ...own }, { token })).data
const create = ({ token }: TestShopper, items: object[], own: object) =>
  test.ask(createOrder, { items, ...own }, { token, key: newKey() })

describe('zones', () => {
  it('set the freight by country, weight and value, for quotes and orders', async () => {
    await setZones([THAILAND, JAPAN])
    const shopper = await newShopper(test)
    const [thai, japanese] = [await addressIn(shopper, 'TH'), await addressIn(shopper, 'JP')]
    const freightOf = async (address_id: number, ...items: object[]) =>
      (await quote(shopper, items, { address_id })).groups.map(({ freight }) => freight)
    expect(await freightOf(thai, KETTLE)).toEqual([300])
    expect(await freightOf(japanese, SHIRT)).toEqual([900])
    expect(await freightOf(japanese, { ...SHIRT, quantity: 3 })).toEqual([2500])
    expect(await freightOf(japanese, KETTLE, SHIRT, TEA)).toEqual([2500, 900])
    const refused = await create(shopper, [KETTLE], { address_id: japanese, expected_total: 6300 })
    expect([refused.code, refused.data]).toEqual([409, { total: 8500 }])
    const made = await create(shopper, [KETTLE], { address_id: japanese, expected_total: 8500 })
    expect(made.data.total).toBe(8500)
  })

  it('refuse unserved countries and parcels too heavy, in the language of the shopper', async () => {
    await setZones([THAILAND, JAPAN])
    const shopper = await newShopper(test)
    const [american, japanese] = [await addressIn(shopper, 'US'), await addressIn(shopper, 'JP')]
    const heavy = [KETTLE, { ...SHIRT, quantity: 2 }, TEA]
    const quoted = await quote(shopper, heavy, { address_id: japanese })
    expect(quoted.unserved).toMatch('cannot be delivered')
    expect(quoted.groups.map(({ unserved, freight }) => [unserved, freight])).toEqual([
      [true, 0],
      [false, 900],
    ])
    const inKorean = { token: shopper.token, locale: 'ko' as const }
    const asked = { items: [TEA], address_id: american }
    const { data } = await test.ask(quoteOrder, asked, inKorean)
    expect(data).toMatchObject({ total: 500, unserved: expect.stringContaining('배송') as string })
    const refused = await test.ask(
      createOrder,
      { ...asked, expected_total: 500 },
      { ...inKorean, key: newKey() },
    )
    expect(refused).toMatchObject({
      code: CODE.refused,
      msg: data.unserved,
      data: { shop_ids: [2] },
    })
    expect(
      (await create(shopper, heavy, { address_id: japanese, expected_total: 1 })).data,
    ).toEqual({ shop_ids: [1] })
  })

  it('take the default address without another one, and the first zone without any', async () => {
    await setZones([{ ...JAPAN, rates: [] }, THAILAND, REST])
    const shopper = await newShopper(test)
    // The first address has no country, so it is in the zone of all others.
    expect((await quote(shopper, [TEA])).groups[0]!.freight).toBe(4000)
    const thai = await addressIn(shopper, 'TH')
    expect((await quote(shopper, [TEA])).groups[0]!.freight).toBe(4000)
    expect((await quote(shopper, [TEA], { address_id: thai })).groups[0]!.freight).toBe(300)
    await addressIn(shopper, 'JP', { is_default: true })
    expect((await quote(shopper, [TEA])).unserved).not.toBeNull()
    const other = await newShopper(test)
    expect((await quote(other, [TEA], { address_id: thai })).groups[0]!.freight).toBe(4000)
    await test.backend.services.db.execute(sql`delete from addresses where user_id = ${other.id}`)
    expect((await quote(other, [TEA])).groups[0]!.freight).toBe(300)
    await setZones([THAILAND])
    expect((await quote(shopper, [TEA], { address_id: shopper.addressId })).unserved).not.toBeNull()
  })

  it('are shown with the product, the same for everybody', async () => {
    const { data: before } = await test.ask(getProduct, { id: 2 })
    expect(before.delivery!.zones).toBeUndefined()
    await setZones([THAILAND, JAPAN])
    const { data } = await test.ask(getProduct, { id: 2 }, { locale: 'ja' })
    expect(data.delivery).toMatchObject({
      countries: 2,
      zones: {
        freight: { lowest: 300, highest: 2500 },
        listed: 'only',
        countries: ['タイ', '日本'],
      },
    })
    const { token } = await newShopper(test)
    expect((await test.ask(getProduct, { id: 2 }, { token, locale: 'ja' })).data.delivery).toEqual(
      data.delivery,
    )
    await setZones([{ ...JAPAN, rates: [{ max_grams: 2999, price: 1 }] }, REST])
    const all = before.delivery!.countries
    expect((await test.ask(getProduct, { id: 2 })).data.delivery).toMatchObject({
      countries: all - 1,
      zones: { freight: { lowest: 4000, highest: 4000 }, listed: 'except', countries: ['Japan'] },
    })
    expect((await test.ask(getProduct, { id: 1 })).data.delivery).toMatchObject({
      countries: all,
      zones: { freight: { lowest: 1, highest: 4000 }, listed: 'except', countries: [] },
    })
  })
})

describe('tax', () => {
  const orderOf = async ({ shopper, id }: Pick<PaidOrder, 'shopper' | 'id'>) =>
    (await test.ask(getOrder, { id }, { token: shopper.token })).data
  const balanceOf = async ({ token }: TestShopper) =>
    (await test.ask(getUserInfo, {}, { token })).data.balance

  it('is contained in the total when it is included', async () => {
    await setTax([{ country: 'TH', basis_points: 700, kind: 'included' }])
    const shopper = await newShopper(test)
    const address_id = await addressIn(shopper, 'TH')
    const quoted = await quote(shopper, [TEA], { address_id })
    const tax = { amount: 65, basis_points: 700, included: true }
    expect(quoted.groups[0]).toMatchObject({ freight: 499, tax, total: 999 })
    const { data } = await create(shopper, [TEA], { address_id, expected_total: 999 })
    expect(await orderOf({ shopper, id: data.orders[0]!.id })).toMatchObject({ tax, total: 999 })
    const untaxed = { address_id: await addressIn(shopper, 'US') }
    expect((await quote(shopper, [TEA], untaxed)).groups[0]).toMatchObject({
      tax: null,
      total: 999,
    })
  })

  it('raises the total when it is added, and is shown to staff', async () => {
    await setTax([added('TH', 700)])
    const shopper = await newShopper(test)
    const address_id = await addressIn(shopper, 'TH')
    const tax = { amount: 70, basis_points: 700, included: false }
    expect((await quote(shopper, [TEA], { address_id })).groups[0]).toMatchObject({
      tax,
      total: 1069,
    })
    expect((await create(shopper, [TEA], { address_id, expected_total: 999 })).data).toEqual({
      total: 1069,
    })
    const { data } = await create(shopper, [TEA], { address_id, expected_total: 1069 })
    const { id } = data.orders[0]!
    await setTax([])
    expect(await orderOf({ shopper, id })).toMatchObject({ tax, total: 1069 })
    expect((await test.ask(getAdminOrder, { id })).data).toMatchObject({ tax, total: 1069 })
  })

  it('is not avoided by an address without a country', async () => {
    const shopper = await newShopper(test)
    const asked = { address_id: shopper.addressId }
    await setTax([{ country: 'TH', basis_points: 700, kind: 'included' }])
    expect((await quote(shopper, [TEA], asked)).unserved).toBeNull()
    await setTax([added('TH', 700)])
    const { unserved, total } = await quote(shopper, [TEA], asked)
    expect(unserved).toMatch('cannot be delivered')
    expect(await create(shopper, [TEA], { ...asked, expected_total: total })).toMatchObject({
      code: CODE.refused,
      msg: unserved,
    })
  })

  it('is refunded in full with everything, and in proportion with one item', async () => {
    await setTax([added('TH', 700)])
    const { db } = test.backend.services
    const inThailand = async (items: Parameters<typeof paidOrder>[1]) => {
      await db.execute(sql`alter table addresses alter country set default 'TH'`)
      const made = await paidOrder(test, items)
      await db.execute(sql`alter table addresses alter country drop default`)
      return made
    }
    const whole = await inThailand([TEA])
    expect(await mostOf(test, whole)).toBe(1069)
    const asked = await askRefund(test, whole, { amount: 1069 })
    await operate(test, asked.data.id, 'settle')
    expect(await orderOf(whole)).toMatchObject({ status: -3 })
    expect(await balanceOf(whole.shopper)).toBe(100_000)

    const two = await inThailand([SHIRT, KETTLE])
    expect(two.total).toBe(7299 + 511)
    const shirt = two.items.find(({ price }) => price === 1299)!.id
    const most = await mostOf(test, two, [shirt])
    expect(most).toBe(1299 + 90)
    expect((await askRefund(test, two, { item_ids: [shirt], amount: most + 1 })).code).toBe(422)
    const part = await askRefund(test, two, { item_ids: [shirt], amount: most })
    await operate(test, part.data.id, 'settle')
    expect(await mostOf(test, two)).toBe(two.total - most)
    const rest = await askRefund(test, two, { amount: two.total - most })
    await operate(test, rest.data.id, 'settle')
    expect(await orderOf(two)).toMatchObject({ status: -3, actions: [] })
    expect(await balanceOf(two.shopper)).toBe(100_000)
    expect(await reconcile(db)).toEqual([])
  })

  it('is charged without the discount when the promo no longer applies', async () => {
    await setTax([added('TH', 700)])
    const shopper = await newShopper(test)
    const address_id = await addressIn(shopper, 'TH')
    const asked = { address_id, promo_code: 'SAVE20' }
    const { total } = await quote(shopper, [KETTLE, TEA], asked)
    const made = await create(shopper, [KETTLE, TEA], { ...asked, expected_total: total })
    const [kettle, tea] = made.data.orders
    expect(tea!.total).toBeLessThan(1069)
    await test.ask(cancelOrder, { id: kettle!.id }, { token: shopper.token })
    expect(await orderOf({ shopper, id: tea!.id })).toMatchObject({
      discount: 0,
      tax: { amount: 70, basis_points: 700, included: false },
      total: 1069,
    })
  })
})
