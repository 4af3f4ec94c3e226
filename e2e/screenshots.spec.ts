import type { Page, TestInfo } from '@playwright/test'
import { LOCALES } from '@/contracts/languages'
import { expect, test, wordsIn } from './fixtures'
import { expectScreenshot, otherFonts } from './screenshot-comparison'

const LOADING = new RegExp(LOCALES.map((locale) => wordsIn(locale)('list.loading')).join('|'))

const PUBLIC = ['home', 'explore', 'detail/1', 'shop/1', 'search', 'login', 'register']
const PRIVATE = ['addressForm', 'topUp', 'helpAndSupport']

async function expectScreenshots(page: Page, locale: string, places: string[], testInfo: TestInfo) {
  test.slow()
  for (const place of places) {
    await page.goto(`/${locale}/${place}`)
    await expect(page.getByRole('main').first()).toBeVisible()
    await expect(page.getByRole('status', { name: LOADING })).toHaveCount(0)
    const reason = await otherFonts(page)
    test.skip(reason !== undefined, reason)
    await expectScreenshot(page, `${place.replace('/', '-')}.${locale}`, testInfo)
  }
}

for (const locale of ['en', 'th']) {
  test(`Public pages match their screenshots in ${locale}`, ({ page }, testInfo) =>
    expectScreenshots(page, locale, PUBLIC, testInfo))

  test(`Private pages match their screenshots in ${locale}`, async ({
    page,
    shopper,
  }, testInfo) => {
    await shopper.get('/api/user/getUserInfo')
    await expectScreenshots(page, locale, PRIVATE, testInfo)
  })
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`Every primitive matches its screenshot in the ${colorScheme} theme`, async ({
    page,
  }, testInfo) => {
    test.skip(!process.env.SAMPAN_OPEN_URL, 'needs the server that `npm run e2e` starts')
    await page.emulateMedia({ colorScheme })
    await page.goto(`${process.env.SAMPAN_OPEN_URL}/en/style.guide`)
    await expect(page.getByRole('heading', { name: 'States' })).toBeVisible()
    const reason = await otherFonts(page)
    test.skip(reason !== undefined, reason)
    await expectScreenshot(page, `primitives.${colorScheme}`, testInfo, true)
  })

test('The style guide is hidden from shoppers', async ({ request, baseURL }) => {
  expect((await request.get(`${baseURL}/en/style.guide`)).status()).toBe(404)
})
