import { listAreas } from '@/contracts/areas'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const areas = async (input: { country?: string; province?: string }, locale = 'en') =>
  (await test.ask(listAreas, input, { locale })).data

it('lists countries in the language of the request and in its order, without a session', async () => {
  const english = await areas({})
  expect(english.list.length).toBeGreaterThan(240)
  expect(english.list[0]).toEqual({ code: 'AF', name: 'Afghanistan', also: '' })
  const thai = await areas({}, 'th')
  expect(thai.list.find(({ code }) => code === 'JP')).toEqual({
    code: 'JP',
    name: 'ญี่ปุ่น',
    also: 'Japan',
  })
  const names = thai.list.map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('th').compare))
  expect(english.list.map(({ code }) => code)).not.toContain('AQ')
  expect(english.list.find(({ code }) => code === 'AX')?.also).toBe('')
})

it.each([
  ['th', 'TH'],
  ['ja', 'JP'],
  ['ko', 'KR'],
  ['zh-CN', 'CN'],
  ['en', 'US'],
])('puts the country of a reader of %s first', async (locale, code) => {
  const { suggested } = await areas({}, locale)
  expect(suggested[0]).toBe(code)
  expect(new Set(suggested).size).toBe(suggested.length)
})

it('lists provinces with their local names for local readers', async () => {
  const thai = await areas({ country: 'TH' }, 'th')
  expect(thai.list.find(({ code }) => code === '10')).toMatchObject({ also: 'Bangkok' })
  const japanese = await areas({ country: 'JP' }, 'ja')
  expect(japanese.list).toHaveLength(47)
  expect(japanese.list.slice(0, 2).map(({ name }) => name)).toEqual(['北海道', '青森県'])
  expect(japanese.list.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['東京都', '京都府', '大阪府', '兵庫県']),
  )
  expect((await areas({ country: 'JP' })).list[0]).toEqual({
    code: '23',
    name: 'Aichi',
    also: '愛知県',
  })
})

it('lists cities, and an empty list where none are known', async () => {
  const { list } = await areas({ country: 'TH', province: '10' })
  expect(list).toContainEqual({ code: 'Bang Rak', name: 'Bang Rak', also: '' })
  expect(await areas({ country: 'MO' })).toEqual({ list: [], suggested: [] })
})

it.each([
  [{ country: 'ZZ' }],
  [{ country: 'AQ' }],
  [{ country: 'TH', province: 'ZZZ' }],
  [{ country: 'MO', province: '10' }],
])('returns an empty list for %j', async (input) =>
  expect((await test.ask(listAreas, input, {})).code).toBe(404),
)

it.each([[{ country: 'th' }], [{ country: '../..' }], [{ country: 'TH', province: '../1' }]])(
  'rejects %j',
  async (input) => expect((await test.ask(listAreas, input, {})).code).toBe(422),
)
