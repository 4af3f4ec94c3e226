import {
  createAdminNetwork,
  listAdminNetworks,
  updateAdminNetwork,
} from '@/contracts/admin-networks'
import {
  getAdminSettings,
  updateAdminFreight,
  updateAdminWithdrawals,
} from '@/contracts/admin-settings'
import { quoteOrder } from '@/contracts/orders'
import { getProduct } from '@/contracts/products'
import { listAuditEvents } from '@/contracts/staff'
import { listNetworks } from '@/contracts/wallet'
import { getWithdrawalTerms } from '@/contracts/withdrawals'
import { catalogueChanges } from '@/server/db/tables/changes'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, order, type TestShopper } from '@/server/testing/shoppers'
import { newMember, type TestMember } from '@/server/testing/staff'

let test: TestBackend
let owner: TestMember
let shopper: TestShopper
beforeAll(async () => {
  test = await openTestBackend()
  owner = await newMember(test, 'owner')
  shopper = await newShopper(test)
})
afterAll(() => test.close())

const lastChanges = async (event: string) =>
  (await test.ask(listAuditEvents, { event })).data.list[0]!

describe('freight', () => {
  const set = (input: object) => test.ask(updateAdminFreight, input, { headers: owner.headers })
  const items = [{ sku_id: 31, quantity: 1 }]

  it('has the default until it is set, and then applies to quotes, orders and product pages', async () => {
    const { data: before } = await test.ask(getAdminSettings)
    expect(before.freight).toEqual({ freight: 499, free_from: 4900, version: 0 })
    await test.backend.services.db.delete(catalogueChanges)
    const { data } = await set({ version: 0, freight: 250, free_from: 600 })
    expect(data.freight).toEqual({ freight: 250, free_from: 600, version: 1 })
    const noted = await test.backend.services.db.select().from(catalogueChanges)
    expect(noted.map(({ tag }) => tag)).toContain('catalogue')
    const { data: quote } = await test.ask(quoteOrder, { items }, { token: shopper.token })
    expect([quote.groups[0]!.freight, quote.total]).toEqual([250, 750])
    const placed = await order(test, shopper, items)
    expect([placed.code, placed.data.total]).toEqual([1, 750])
    const two = await order(test, shopper, [{ sku_id: 31, quantity: 2 }])
    expect(two.data.total).toBe(1000)
    const { data: product } = await test.ask(getProduct, { id: 3 })
    expect(product.delivery).toMatchObject({ freight: 250, free_from: 600 })
  })

  it('needs the current version, and is recorded', async () => {
    expect((await set({ version: 0, freight: 1, free_from: 1 })).code).toBe(409)
    expect((await set({ version: 1, freight: 300, free_from: 600 })).code).toBe(1)
    const late = await set({ version: 1, freight: 1, free_from: 1 })
    expect([late.code, late.data]).toMatchObject([
      409,
      { changed_by: expect.stringMatching(/^owner /) },
    ])
    expect(await lastChanges('settings-changed')).toMatchObject({
      staff_id: owner.id,
      changes: { freight: { before: 250, after: 300 } },
    })
    expect((await set({ version: 2, freight: -1, free_from: 1 })).code).toBe(422)
  })
})

describe('withdrawals', () => {
  const set = (input: object) => test.ask(updateAdminWithdrawals, input, { headers: owner.headers })

  it('have the terms of the variables until they are set', async () => {
    const { data: before } = await test.ask(getAdminSettings)
    expect(before.withdrawals).toEqual({
      charge_basis_points: 100,
      charge_min: 100,
      min_amount: 1000,
      version: 0,
    })
    await set({ version: 0, charge_basis_points: 250, charge_min: 0, min_amount: 50 })
    const { data } = await test.ask(getWithdrawalTerms, { amount: 4000 }, { token: shopper.token })
    expect(data).toMatchObject({
      charge_rate: 0.025,
      charge_min: 0,
      min_amount: 50,
      sum: { service_charge: 100, actual_arrival: 3900 },
    })
    expect((await lastChanges('settings-changed')).changes).toMatchObject({
      min_amount: { before: 1000, after: 50 },
    })
  })

  it('must leave something of the smallest amount', async () => {
    const terms = { version: 1, charge_basis_points: 0, charge_min: 50, min_amount: 50 }
    expect((await set(terms)).code).toBe(422)
    expect((await set({ ...terms, min_amount: 51 })).code).toBe(1)
  })
})

describe('networks', () => {
  const tron = {
    network: 'Tron (TRC-20)',
    coin: 'USDT',
    address: 'TXYZexampleaddress',
    min_amount: 1000,
    confirmations: 20,
  }
  const create = (own: object = {}) =>
    test.ask(createAdminNetwork, { ...tron, ...own }, { headers: owner.headers })
  const update = (input: object) =>
    test.ask(updateAdminNetwork, { network: tron.network, ...input }, { headers: owner.headers })
  const offered = async () =>
    (await test.ask(listNetworks, {}, { token: shopper.token })).data.map((one) => one.network)

  it('are offered to shoppers while they are open', async () => {
    const { data } = await create()
    expect(data).toEqual({ ...tron, position: 0, open: true, version: 1 })
    expect(await offered()).toContain(tron.network)
    const closed = await update({ version: 1, open: false })
    expect(closed.data).toMatchObject({ open: false, version: 2 })
    expect(await offered()).not.toContain(tron.network)
    expect((await test.ask(listAdminNetworks)).data).toContainEqual(closed.data)
    const late = await update({ version: 1, open: true })
    expect([late.code, late.data]).toMatchObject([
      409,
      { changed_by: expect.stringMatching(/^owner /) },
    ])
    expect(await lastChanges('network-changed')).toMatchObject({
      staff_id: owner.id,
      changes: { 'Tron (TRC-20).open': { before: true, after: false } },
    })
  })

  it.each([
    [{ network: 'BSC (BEP-20)' }, 422],
    [{ network: 'Binance Smart Chain' }, 422],
    [{ network: 'ＢＳＣ' }, 422],
    [{ network: 'B\u200bSC' }, 422],
    [{ network: 'Other', coin: 'BSC' }, 422],
    [{ network: 'Other', address: 'two words' }, 422],
    [{}, 409],
  ])('refuse %j', async (own, code) => {
    const refused = await create(own)
    const [field = 'network'] = Object.keys(own).toReversed()
    expect([refused.code, refused.data]).toEqual([code, { fields: { [field]: refused.msg } }])
  })

  it('refuse the coin of an unsupported network also in a change', async () => {
    const { data } = await create({ network: 'Later' })
    const { version } = data
    expect((await update({ network: 'Later', version, coin: 'HECO' })).code).toBe(422)
    expect((await update({ network: 'Later', version, coin: 'USDC' })).code).toBe(1)
  })

  it('answer 404 for an unknown one', async () => {
    expect((await update({ network: 'Unknown', version: 1 })).code).toBe(404)
  })
})
