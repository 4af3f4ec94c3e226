import { measureWeight } from '@/bench/weight'
import { expect, test } from './fixtures'

/** KB of gzip: what a first visit downloads before the page is whole. Thai letters take more room than Latin ones. */
const BUDGETS = [
  { path: '/en/home', document: 18.5, scripts: 180 },
  { path: '/th/home', document: 21, scripts: 180 },
  { path: '/en/shop/1', document: 14.5, scripts: 197 },
  { path: '/en/detail/1', document: 15.4, scripts: 193 },
  { path: '/th/detail/1', document: 16.6, scripts: 193 },
]
const STYLES = 11.5

test('Pages weigh no more than their budget', async ({ baseURL }) => {
  const rows = await measureWeight(
    baseURL ?? '',
    BUDGETS.map(({ path }) => path),
  )
  const heavy = rows.flatMap((row, index) => {
    const budget = BUDGETS[index]!
    const isLight =
      row['document KB'] <= budget.document &&
      row['first-load scripts KB'] <= budget.scripts &&
      row['styles KB'] <= STYLES
    return isLight ? [] : [row]
  })
  expect(heavy).toEqual([])
})
