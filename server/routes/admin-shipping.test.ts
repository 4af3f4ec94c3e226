import { getAdminSettings, updateAdminShipping, updateAdminTax } from '@/contracts/admin-settings'
import { listAuditEvents } from '@/contracts/staff'
import { catalogueChanges } from '@/server/db/tables/changes'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newMember, type TestMember } from '@/server/testing/staff'

let test: TestBackend
let owner: TestMember
beforeAll(async () => {
  test = await openTestBackend()
  owner = await newMember(test, 'owner')
})
afterAll(() => test.close())

const lastChanges = async () =>
  (await test.ask(listAuditEvents, { event: 'settings-changed' })).data.list[0]!
const notedTags = async () =>
  (await test.backend.services.db.select().from(catalogueChanges)).map(({ tag }) => tag)

const ASIA = {
  name: 'Asia',
  countries: ['TH', 'JP'],
  rates: [
    { max_grams: 1000, price: 900 },
    { min_value: 5000, price: 0 },
  ],
}
const STORED_ASIA = {
  ...ASIA,
  everywhere_else: false,
  rates: [
    { max_grams: 1000, min_value: 0, below_value: null, price: 900 },
    { max_grams: null, min_value: 5000, below_value: null, price: 0 },
  ],
}

describe('shipping zones', () => {
  const set = (input: object) => test.ask(updateAdminShipping, input, { headers: owner.headers })

  it('are none until they are set, and then change the product pages', async () => {
    const { data: before } = await test.ask(getAdminSettings)
    expect(before.shipping).toEqual({ zones: [], version: 0 })
    await test.backend.services.db.delete(catalogueChanges)
    const { data } = await set({ version: 0, zones: [ASIA] })
    expect(data.shipping).toEqual({ zones: [STORED_ASIA], version: 1 })
    expect(await notedTags()).toContain('catalogue')
    expect((await test.ask(getAdminSettings)).data.shipping).toEqual(data.shipping)
    expect(await lastChanges()).toMatchObject({
      staff_id: owner.id,
      changes: { zones: { before: [], after: [STORED_ASIA] } },
    })
  })

  it('need the current version and the permission', async () => {
    expect((await set({ version: 0, zones: [] })).code).toBe(409)
    expect((await set({ version: 2, zones: [] })).code).toBe(409)
    const { headers } = await newMember(test, 'support')
    const refused = await test.ask(updateAdminShipping, { version: 1, zones: [] }, { headers })
    expect(refused.code).toBe(403)
    expect((await set({ version: 1, zones: [] })).data.shipping).toEqual({ zones: [], version: 2 })
  })

  const rest = { name: 'Rest', countries: [], everywhere_else: true, rates: [] }
  const inAsia = (rate: object) => [{ ...ASIA, rates: [{ price: 1, ...rate }] }]
  it.each<[string, unknown]>([
    ['a country in two zones', [ASIA, { ...ASIA, countries: ['KR', 'JP'] }]],
    ['a country twice in a zone', [{ ...ASIA, countries: ['TH', 'TH'] }]],
    ['a code that no country has', [{ ...ASIA, countries: ['XX'] }]],
    ['a country without deliveries', [{ ...ASIA, countries: ['AQ'] }]],
    ['a zone without countries', [{ ...ASIA, countries: [] }]],
    ['countries in the zone of all others', [{ ...rest, countries: ['TH'] }]],
    ['two zones of all others', [rest, rest]],
    ['a zone without a name', [{ ...ASIA, name: ' ' }]],
    ['51 zones', Array.from({ length: 51 }, () => ASIA)],
    ['51 rates', [{ ...ASIA, rates: Array.from({ length: 51 }, () => ({ price: 1 })) }]],
    ['251 countries', [{ ...ASIA, countries: Array.from({ length: 251 }, () => 'TH') }]],
    ['a negative price', inAsia({ price: -1 })],
    ['a price with a fraction', inAsia({ price: 1.5 })],
    ['a price above a million', inAsia({ price: 100_000_001 })],
    ['a weight of 0', inAsia({ max_grams: 0 })],
    ['a weight above a thousand tonnes', inAsia({ max_grams: 1_000_000_001 })],
    ['an empty band of values', inAsia({ min_value: 100, below_value: 100 })],
    ['an unknown field', inAsia({ currency: 'EUR' })],
    ['no list', {}],
  ])('refuse %s', async (_, zones) => {
    expect((await set({ version: 2, zones })).code).toBe(422)
  })

  it('can name a zone of all other countries, and one without rates', async () => {
    const { data } = await set({ version: 2, zones: [{ ...ASIA, rates: null }, rest] })
    expect(data.shipping.zones.map(({ everywhere_else }) => everywhere_else)).toEqual([false, true])
  })
})

describe('tax', () => {
  const set = (input: object) => test.ask(updateAdminTax, input, { headers: owner.headers })
  const thai = { country: 'TH', basis_points: 700, kind: 'included' }

  it('is off until it is set, and is recorded', async () => {
    expect((await test.ask(getAdminSettings)).data.tax).toEqual({ countries: [], version: 0 })
    const { data } = await set({ version: 0, countries: [thai] })
    expect(data.tax).toEqual({ countries: [thai], version: 1 })
    expect((await lastChanges()).changes).toEqual({ countries: { before: [], after: [thai] } })
    expect((await set({ version: 0, countries: [] })).code).toBe(409)
  })

  it.each<[string, unknown]>([
    ['a country twice', [thai, thai]],
    ['an unknown country', [{ ...thai, country: 'XX' }]],
    ['no basis points', [{ ...thai, basis_points: 0 }]],
    ['more than 100 per cent', [{ ...thai, basis_points: 10_001 }]],
    ['a fraction of a basis point', [{ ...thai, basis_points: 0.5 }]],
    ['another kind', [{ ...thai, kind: 'reverse' }]],
    ['251 countries', Array.from({ length: 251 }, () => thai)],
  ])('refuses %s', async (_, countries) => {
    expect((await set({ version: 1, countries })).code).toBe(422)
  })

  it('needs the permission', async () => {
    const { headers } = await newMember(test, 'fulfilment')
    expect((await test.ask(updateAdminTax, { version: 1, countries: [] }, { headers })).code).toBe(
      403,
    )
  })
})
