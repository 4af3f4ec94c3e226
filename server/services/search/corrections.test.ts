import type { Pool } from 'pg'
import { listProducts } from '@/contracts/products'
import { containing } from '@/server/repositories/search-words'
import { openDemoBackend, type TestBackend } from '@/server/testing/backend'

/** Words as typed, the segmentation again, and two kinds of corrections, with the check of the index. */
const MAX_STATEMENTS = 8

let test: TestBackend
beforeAll(async () => {
  test = await openDemoBackend()
}, 120_000)
afterAll(() => test.close())

it.each([
  ['Cyrillic', 'жбкфцчщ'],
  ['Latin', 'qxvjzwk'],
])('sends a bounded number of statements for twelve unknown %s words', async (_, letters) => {
  const { $client } = test.backend.services.db as unknown as { $client: Pool }
  const query = jest.spyOn($client, 'query')
  const rotated = [...letters].map((__, at) => letters.slice(at) + letters.slice(0, at))
  const reversed = rotated.map((word) => [...word].reverse().join(''))
  const keyword = [...rotated, ...reversed].slice(0, 12).join(' ')
  const { data } = await test.ask(listProducts, { keyword })
  expect(data.list).toEqual([])
  expect(query.mock.calls.length).toBeLessThanOrEqual(MAX_STATEMENTS)
  query.mockRestore()
})

it('finds known words beside more unknown ones than are corrected', async () => {
  const keyword = 'qxvjzwk vjqxzwk zwkqxvj qxzwkvj jzwkqxv kelmora mouse'
  const { data } = await test.ask(listProducts, { keyword })
  expect(data.list[0]?.name).toMatch(/^Kelmora .*mouse$/)
})

it('takes wildcards of patterns literally', async () => {
  const { db } = test.backend.services
  expect(await containing(db, ['%%%%%', '_____', '\\watch'], 5)).toEqual([])
  const words = (await containing(db, ['watch', 'phone'], 1)).map(({ part, word }) => [part, word])
  expect(words).toEqual([
    ['phone', expect.stringContaining('phone')],
    ['watch', expect.stringContaining('watch')],
  ])
})

it('calls no synonym a correction', async () => {
  const corrected = async (keyword: string) => {
    const { data } = await test.ask(listProducts, { keyword })
    expect(data.list).not.toEqual([])
    return data.corrected
  }
  expect(await corrected('rucksack')).toBeUndefined()
  expect(await corrected('backpak')).toBe(true)
})
