import { measurePageSize } from '@/bench/page-size'
import { expect, test } from './fixtures'

/** KB of gzip: the download of a first visit. Thai letters take more bytes than Latin ones. */
const BUDGETS = [
  { path: '/en/home', document: 16.9, scripts: 175 },
  { path: '/th/home', document: 18.9, scripts: 175 },
  { path: '/en/shop/1', document: 12.6, scripts: 179 },
  { path: '/en/detail/1', document: 13.9, scripts: 189 },
  { path: '/th/detail/1', document: 15, scripts: 189 },
  { path: '/en/login', document: 9.2, scripts: 223 },
  { path: '/th/login', document: 10.4, scripts: 223 },
]
const STYLES = 12.5

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

test('Thai text has a font on every system, and other languages download none', async ({
  page,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  for (const path of ['/en/home', '/zh-CN/home', '/ja/detail/1', '/ko/shop/1']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
  }
  expect(fonts).toEqual([])
  await page.goto('/th/home')
  const heading = page.getByRole('heading').first()
  const family = await heading.evaluate((element) => getComputedStyle(element).fontFamily)
  expect(family).toMatch(/"Sampan Thai", sans-serif$/)
  // As a system without a Thai font asks for it.
  const loaded = await page.evaluate(async () => {
    const faces = await document.fonts.load('15px "Sampan Thai"', 'เรือ')
    return faces.map(({ status }) => status)
  })
  expect(loaded).toEqual(['loaded'])
  expect(new Set(fonts).size).toBe(1)
})
