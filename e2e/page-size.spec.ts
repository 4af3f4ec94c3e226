import { measurePageSize } from '@/bench/page-size'
import { expect, test } from './fixtures'

/** KB of gzip: the download of a first visit. Thai letters take more bytes than Latin ones. */
const BUDGETS = [
  { path: '/en/home', document: 18.5, scripts: 180 },
  { path: '/th/home', document: 21, scripts: 180 },
  { path: '/en/shop/1', document: 14.5, scripts: 197 },
  { path: '/en/detail/1', document: 14.5, scripts: 191 },
  { path: '/th/detail/1', document: 15.7, scripts: 191 },
]
const STYLES = 11.5

test('Pages stay within their size budget', async ({ baseURL }) => {
  const rows = await measurePageSize(
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
