import {
  deleteAddress,
  getAddress,
  listAddresses,
  saveAddress,
  setDefaultAddress,
} from '@/contracts/addresses'
import { getOrder } from '@/contracts/orders'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { ADDRESS, newShopper, order } from '@/server/testing/shoppers'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

it('has exactly one default, by itself the first one', async () => {
  const { token, addressId } = await newShopper(test)
  const second = await test.ask(
    saveAddress,
    { ...ADDRESS, tag: 'Work', is_default: true },
    { token },
  )
  const list = await test.ask(listAddresses, {}, { token })
  expect(list.data.map(({ id, is_default }) => [id, is_default])).toEqual([
    [second.data.id, true],
    [addressId, false],
  ])
  const changed = await test.ask(setDefaultAddress, { id: addressId }, { token })
  expect(changed.data.map(({ id, is_default }) => [id, is_default])).toEqual([
    [addressId, true],
    [second.data.id, false],
  ])
})

it('edits and deletes', async () => {
  const { token, addressId } = await newShopper(test)
  const edited = await test.ask(
    saveAddress,
    { ...ADDRESS, id: addressId, detail: '2 River Road' },
    { token },
  )
  expect(edited.data).toMatchObject({ id: addressId, detail: '2 River Road' })
  expect((await test.ask(deleteAddress, { id: addressId }, { token })).data).toEqual([])
  expect((await test.ask(getAddress, { id: addressId }, { token })).code).toBe(404)
})

it('deletes nothing for HEAD', async () => {
  const { token, addressId } = await newShopper(test)
  const path = `${deleteAddress.path}?id=${addressId}`
  const answer = await test.fetch(path, { method: 'HEAD', headers: { token } })
  expect(answer.status).toBe(405)
  expect((await test.ask(getAddress, { id: addressId }, { token })).code).toBe(1)
})

const BANGKOK = {
  addressee: 'Mali Srisai',
  phone: '081 234 5678',
  area: 'as the form shows it',
  country: 'TH',
  province: '10',
  city: 'Bang Rak',
  postal_code: '10500',
  detail: '12 Charoen Krung Road',
  tag: 'Home',
}

type Complaints = { fields: Record<string, string> }
const complaintsOf = (answer: { data: unknown }) => (answer.data as Complaints).fields

it('stores an area by its codes and formats it in the language of the request', async () => {
  const { token } = await newShopper(test)
  const saved = await test.ask(saveAddress, BANGKOK, { token, locale: 'en' })
  expect(saved.data).toMatchObject({
    phone: '+66812345678',
    phone_display: '081 234 5678',
    area: 'Thailand, Bangkok, Bang Rak',
    country: 'TH',
    province: '10',
    city: 'Bang Rak',
    postal_code: '10500',
  })
  const again = { ...BANGKOK, id: saved.data.id, city: 'บางรัก' }
  const thai = await test.ask(saveAddress, again, { token, locale: 'th' })
  expect(thai.data.area).toMatch(/^ไทย, กรุงเทพ.*, บางรัก$/)
  expect((await test.ask(getAddress, { id: saved.data.id }, { token })).data).toEqual(thai.data)
})

it.each([
  ['with the code of its country', '+66 81-234-5678', '+66812345678', '081 234 5678'],
  ['in full width', '０８１２３４５６７８', '+66812345678', '081 234 5678'],
  ['in Thai digits', '๐๘๑ ๒๓๔ ๕๖๗๘', '+66812345678', '081 234 5678'],
  ['of another country', '+81 90-1234-5678', '+819012345678', '+81 90 1234 5678'],
  ['of a fixed line', '02 234 5678', '+6622345678', '02 234 5678'],
])('accepts a phone number %s', async (_name, phone, stored, shown) => {
  const { token } = await newShopper(test)
  const saved = await test.ask(saveAddress, { ...BANGKOK, phone }, { token })
  expect(saved.data).toMatchObject({ phone: stored, phone_display: shown })
})

it.each([
  ['too short', { phone: '081 234' }],
  ['of no country', { phone: '0000000000' }],
  ['letters', { phone: 'call me' }],
  ['with the code of another country', { phone: '090-1234-5678' }],
  ['with two numbers in one', { phone: '0812345678 0812345679' }],
])('rejects a phone number that is %s', async (_name, fields) => {
  const { token } = await newShopper(test)
  const answer = await test.ask(saveAddress, { ...BANGKOK, ...fields }, { token, locale: 'en' })
  expect(answer.code).toBe(422)
  expect(complaintsOf(answer)).toEqual({ phone: 'Please enter a correct mobile phone number' })
})

it('requires a number with + when the area is free text', async () => {
  const { token } = await newShopper(test)
  const answer = await test.ask(saveAddress, { ...ADDRESS, phone: '081 234 5678' }, { token })
  expect(Object.keys(complaintsOf(answer))).toEqual(['phone'])
})

it.each([
  ['a country that is none', { country: 'ZZ' }],
  ['a country nobody lives in', { country: 'AQ', province: '', phone: '+66812345678' }],
  ['a province of another country', { country: 'JP', province: '81', postal_code: '' }],
  ['no province where there are some', { province: undefined }],
  ['a province where there are none', { country: 'MO', phone: '+66812345678', postal_code: '' }],
  ['no city', { city: ' ' }],
])('rejects an area with %s', async (_name, fields) => {
  const { token } = await newShopper(test)
  const answer = await test.ask(saveAddress, { ...BANGKOK, ...fields }, { token, locale: 'en' })
  expect(answer.code).toBe(422)
  expect(complaintsOf(answer)).toMatchObject({ area: 'Please fill in the area' })
})

it.each([
  ['no province', { province: undefined }, { province: 'Please fill this in' }],
  ['no city', { city: ' ' }, { city: 'Please fill this in' }],
  [
    'neither',
    { province: undefined, city: undefined },
    { province: 'Please fill this in', city: 'Please fill this in' },
  ],
  ['an unknown province', { province: '99' }, { province: 'This is not valid' }],
  [
    'an unknown country',
    { country: 'ZZ', phone: '+66812345678' },
    { country: 'This is not valid' },
  ],
])('names the fields of an area with %s', async (_name, fields, complaints) => {
  const { token } = await newShopper(test)
  const answer = await test.ask(saveAddress, { ...BANGKOK, ...fields }, { token, locale: 'en' })
  expect(complaintsOf(answer)).toEqual({ area: 'Please fill in the area', ...complaints })
})

it('accepts a country without provinces', async () => {
  const { token } = await newShopper(test)
  const macao = { country: 'MO', province: '', city: '大堂區', postal_code: '', phone: '6612 3456' }
  const saved = await test.ask(saveAddress, { ...BANGKOK, ...macao }, { token, locale: 'ja' })
  expect(saved.data).toMatchObject({ phone: '+85366123456', province: null, postal_code: null })
  expect(saved.data.area).toMatch(/^.*マカオ.* 大堂區$/)
})

it.each([
  ['TH', '10', '๑๐๕๐๐', '10500'],
  ['JP', '13', '１００ー０００１', '100-0001'],
  ['MO', '', '999078', '999078'],
])('in %s (%s) accepts the postal code %s', async (country, province, code, kept) => {
  const { token } = await newShopper(test)
  const body = { ...BANGKOK, country, province, postal_code: code, phone: '+66812345678' }
  const answer = await test.ask(saveAddress, body, { token })
  expect(answer.data.postal_code).toBe(kept)
})

it.each([
  ['TH', '10', '1050'],
  ['JP', '13', '12345'],
])('in %s (%s) rejects the postal code %s', async (country, province, code) => {
  const { token } = await newShopper(test)
  const body = { ...BANGKOK, country, province, postal_code: code, phone: '+66812345678' }
  const answer = await test.ask(saveAddress, body, { token })
  expect(answer.code).toBe(422)
  expect(Object.keys(complaintsOf(answer))).toEqual(['postal_code'])
})

it('always keeps a default while there are addresses', async () => {
  const { token, addressId } = await newShopper(test)
  const second = await test.ask(saveAddress, BANGKOK, { token })
  const third = await test.ask(saveAddress, { ...BANGKOK, tag: 'Work' }, { token })
  const kept = await test.ask(saveAddress, { ...ADDRESS, id: addressId }, { token })
  expect(kept.data.is_default).toBe(true)
  const left = await test.ask(deleteAddress, { id: addressId }, { token })
  expect(left.data.map(({ id, is_default }) => [id, is_default])).toEqual([
    [third.data.id, true],
    [second.data.id, false],
  ])
  const last = await test.ask(deleteAddress, { id: second.data.id }, { token })
  expect(last.data.map(({ id, is_default }) => [id, is_default])).toEqual([[third.data.id, true]])
})

it('keeps the address of an order when the address is edited and deleted', async () => {
  const shopper = await newShopper(test)
  const { token, addressId } = shopper
  const created = await order(test, shopper, [{ sku_id: 31, quantity: 1 }])
  const id = created.data.orders[0]!.id
  await test.ask(saveAddress, { ...BANGKOK, id: addressId }, { token })
  await test.ask(deleteAddress, { id: addressId }, { token })
  const detail = await test.ask(getOrder, { id }, { token })
  expect(detail.data.address).toMatchObject({ id: addressId, area: ADDRESS.area })
})

it('stores at most fifty addresses, also when two are added concurrently', async () => {
  const { token } = await newShopper(test)
  for (let count = 1; count < 49; count++) await test.ask(saveAddress, ADDRESS, { token })
  const answers = await Promise.all(
    [1, 2].map(() => test.ask(saveAddress, ADDRESS, { token, locale: 'en' })),
  )
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(answers.find(({ code }) => code === 0)?.msg).toBe('You can keep at most 50 addresses')
  const [first] = (await test.ask(listAddresses, {}, { token })).data
  expect((await test.ask(saveAddress, { ...ADDRESS, id: first!.id }, { token })).code).toBe(1)
})

it('requires a session for every call', async () => {
  const answers = await Promise.all([
    test.ask(listAddresses, {}),
    test.ask(getAddress, { id: 1 }),
    test.ask(saveAddress, BANGKOK),
    test.ask(setDefaultAddress, { id: 1 }),
    test.ask(deleteAddress, { id: 1 }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
})

it.each(['addressee', 'phone', 'area', 'detail', 'tag'] as const)(
  'reports a missing %s with its own message',
  async (field) => {
    const { token } = await newShopper(test)
    for (const value of ['', '   ', undefined]) {
      const answer = await test.ask(saveAddress, { ...ADDRESS, [field]: value }, { token })
      expect(answer.code).toBe(422)
      expect((answer.data as unknown as { fields: Record<string, string> }).fields[field]).toMatch(
        /^Please fill in/,
      )
    }
  },
)

it('gives no access to addresses of another shopper', async () => {
  const [mine, theirs] = [await newShopper(test), await newShopper(test)]
  const { token } = mine
  const answers = await Promise.all([
    test.ask(getAddress, { id: theirs.addressId }, { token }),
    test.ask(saveAddress, { ...ADDRESS, id: theirs.addressId }, { token }),
    test.ask(deleteAddress, { id: theirs.addressId }, { token }),
    test.ask(setDefaultAddress, { id: theirs.addressId }, { token }),
  ])
  expect(answers.map((answer) => answer.code)).toEqual([404, 404, 404, 404])
  const own = await test.ask(listAddresses, {}, { token: theirs.token })
  expect(own.data).toHaveLength(1)
  expect((await test.ask(listAddresses, {}, { token })).data[0]?.is_default).toBe(true)
})

it('keeps one default when ten are saved as default concurrently', async () => {
  const { token } = await newShopper(test)
  await Promise.all(
    Array.from({ length: 10 }, () =>
      test.ask(saveAddress, { ...ADDRESS, is_default: true }, { token }),
    ),
  )
  const list = await test.ask(listAddresses, {}, { token })
  expect(list.data).toHaveLength(11)
  expect(list.data.filter((address) => address.is_default)).toHaveLength(1)
})
