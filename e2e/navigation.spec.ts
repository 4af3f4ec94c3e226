import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures'

const REGION = 'This country\\region is temporarily not open, please contact customer service'

test.use({ locale: 'en-US' })

function stored(fileName: string) {
  const shape = { language_name: 'a', chinese_name: 'b', file_name: fileName }
  return `language=${encodeURIComponent(JSON.stringify(shape))}`
}

async function languageOf(request: APIRequestContext, path: string, headers: object) {
  const answer = await request.get(path, { headers: { ...headers } })
  return /<html lang="([^"]+)"/.exec(await answer.text())?.[1]
}

/** A toast is hidden after 1200 ms, which may be before the last picture has loaded. */
function arrive(page: Page, path: string) {
  return page.goto(path, { waitUntil: 'commit' })
}

/** The page stores the language of the visit after hydration. */
async function expectVisitLanguage(page: Page, value: string) {
  const cookie = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'visit_language')
  await expect.poll(cookie).toMatchObject({ value, expires: -1 })
}

async function visibleToast(page: Page, text: string) {
  await expect(page.locator('[data-toast]')).toHaveText(text)
}

test('The language comes from the URL, the visit, the stored choice, the browser, then Thai', async ({
  request,
}) => {
  for (const path of ['/home', '/register', '/login']) {
    const browser = { 'Accept-Language': 'fr,ko;q=0.8,en;q=0.7' }
    const all = { ...browser, Cookie: `visit_language=en; ${stored('ri')}` }
    expect(await languageOf(request, `/zh-CN${path}`, all)).toBe('zh-CN')
    expect(await languageOf(request, path, all)).toBe('en')
    expect(await languageOf(request, path, { ...browser, Cookie: stored('ri') })).toBe('ja')
    expect(await languageOf(request, path, browser)).toBe('ko')
    expect(await languageOf(request, path, { 'Accept-Language': 'fr' })).toBe('th')
    const broken = {
      'Accept-Language': 'fr',
      Cookie: 'language=%7B%22file_name; visit_language=xx',
    }
    expect(await languageOf(request, path, broken)).toBe('th')
  }
})

test('Shared caches may store a prefixed page, but not a bare one', async ({ request }) => {
  const bare = await request.get('/home')
  expect(bare.headers()['cache-control']).toContain('private')
  const prefixed = await request.get('/ja/home')
  expect(prefixed.headers()['cache-control']).toContain('s-maxage')
  const { etag = '' } = prefixed.headers()
  const again = await request.get('/ja/home', { headers: { 'If-None-Match': etag } })
  expect([again.status(), again.headers()['content-security-policy']]).toEqual([304, undefined])
})

for (const [path, to] of [
  ['/', '/home'],
  ['/ja', '/ja/home'],
  ['/zh-cn/home', '/zh-CN/home'],
  ['/bag', '/home?notice=region'],
  ['/orderInfo/4', '/home?notice=region'],
  ['/filter', '/home?notice=merchant'],
  ['/order?status=1', '/login?from=%2Forder%3Fstatus%3D1&notice=sign-in'],
  ['/nonsense', '/login?notice=sign-in'],
] as const) {
  test(`${path} redirects to ${to}`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(307)
    expect(answer.headers().location).toBe(to)
  })
}

test('An unknown URL returns 404 in the language of the visitor', async ({ page }) => {
  const answer = await page.goto('/ja/home/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('お探しのページはありません')
  await expectVisitLanguage(page, 'ja')
  expect((await page.goto('/home/nowhere'))?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
})

test('A visit to a prefixed URL continues in its language', async ({ page }) => {
  await page.goto('/ko/home')
  await expectVisitLanguage(page, 'ko')
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
})

test('A private page asks to sign in and returns afterwards', async ({ page }) => {
  await arrive(page, '/address')
  await visibleToast(page, 'Please login first')
  await expect(page).toHaveURL(/\/login\?from=%2Faddress$/)
})

test('The cart is closed to a typed URL and to a tap, and the shopper stays', async ({ page }) => {
  await page.goto('/login')
  await arrive(page, '/bag')
  await visibleToast(page, REGION)
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Cart' }).click()
  await visibleToast(page, REGION)
  await expect(page).toHaveURL(/\/home$/)
})

test('A typed URL of an order leaves the shopper on the same page', async ({ page }) => {
  await arrive(page, '/orderInfo/4')
  await visibleToast(page, REGION)
  await expect(page).toHaveURL(/\/home$/)
})

test("Me opens the merchants' sign-in in a new window", async ({ page, baseURL }) => {
  await page.goto('/home')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  expect(new URL((await opened).url()).host).toBe(new URL(baseURL ?? '').host)
  await expect(page).toHaveURL(/\/home$/)
})

test("A typed /filter offers the merchants' sign-in", async ({ page }) => {
  await page.goto('/filter')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open merchant sign-in' }).click()
  await opened
  await expect(page).toHaveURL(/\/home$/)
})

test('An operator opens the cart without a release', async ({ page }) => {
  await page.route('**/region', (route) =>
    route.fulfill({ json: { closed: [], merchantUrl: null } }),
  )
  const asked = page.waitForResponse('**/region')
  await page.goto('/home')
  await asked
  const navigation = page.waitForRequest((request) => new URL(request.url()).pathname === '/bag')
  await page.getByRole('link', { name: 'Cart' }).click()
  await navigation
})

test('/login redirects a shopper who is signed in', async ({ page, shopper }) => {
  expect((await shopper.user()).id).toBeGreaterThan(0)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/home$/)
})

test('/login ends the session of a shopper that cannot be loaded', async ({ page, shopper }) => {
  expect((await shopper.user()).id).toBeGreaterThan(0)
  await page.route('**/api/user/getUserInfo', (route) => route.abort())
  await page.goto('/address')
  await expect(page).toHaveURL(/\/login$/)
})

test('The shopper goes home when ending that session fails too', async ({ page, shopper }) => {
  expect((await shopper.user()).id).toBeGreaterThan(0)
  await page.route('**/api/user/**', (route) => route.abort())
  await page.goto('/address')
  await expect(page).toHaveURL(/\/home$/)
})

test('Titles follow the route', async ({ page }) => {
  await page.goto('/login')
  await expect(page).toHaveTitle(/^Sign in/)
  await page.goto('/th/login')
  await expect(page).toHaveTitle(/^เข้าสู่ระบบ/)
})

test('A page opens 20 px from its top with the focus and its name, and home restores its state', async ({
  page,
}) => {
  await page.goto('/home')
  const product = page.locator('a[href^="/detail/"]:visible').nth(6)
  await product.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(100)
  await product.click()
  await expect(page).toHaveURL(/\/detail\/\d+/)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(20)
  await expect(page.locator('main:visible')).toBeFocused()
  await expect(page.locator('#__next-route-announcer__')).toHaveText(await page.title())
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  await expect(product).toBeFocused()
})

test('The page scrolls without animation when motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/home')
  await page.locator('a[href^="/detail/"]:visible').first().click()
  await expect(page).toHaveURL(/\/detail\/\d+/)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(20)
})

test('An unknown product returns 404 in the language of the visitor', async ({ page }) => {
  const answer = await page.goto('/ja/detail/999999999')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('お探しのページはありません')
})
