import type { Page } from '@playwright/test'
import { REPLAYED_MS } from '@/contracts/live'
import type { Shop } from '@/testkit/main'
import { expect, newPerson, test, wordsIn } from './fixtures'
import { expectToast, revokeOnServer, untilHydrated } from './gestures'

test.use({ locale: 'en' })

const t = wordsIn('en')

const USER_INFO = '**/api/user/getUserInfo'

/** Calls of the API with their statuses, in the order of their replies. */
function repliesOf(page: Page): string[] {
  const replies: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/')) replies.push(`${pathname} ${response.status()}`)
  })
  return replies
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

test('A session that ends in the background leads to /login with its message', async ({
  page,
  shopper,
  toasts,
  baseURL,
}) => {
  expect((await shopper.account()).id).toBeGreaterThan(0)
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: t('profile.quit') })).toBeVisible()
  await revokeOnServer(page, baseURL ?? '')
  await expect(page).toHaveURL(/\/login\?from=%2Fprofile/, { timeout: 20_000 })
  expect(toasts).toContain('Please login first')
  expect(await cookieNames(page)).not.toContain('token')
})

test('The first tap after a session has ended leads to /login', async ({
  page,
  shopper,
  toasts,
  baseURL,
}) => {
  expect((await shopper.account()).id).toBeGreaterThan(0)
  // The end of the event stream, or a poll, would lead to /login before the tap does.
  await page.route('**/api/user/events', () => undefined)
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: t('profile.quit') })).toBeVisible()
  await page.route('**/api/**', () => undefined)
  await revokeOnServer(page, baseURL ?? '')
  // Another tab's request clears the cookies.
  await page.context().request.get(`${baseURL}/api/cart`)
  expect(await cookieNames(page)).not.toContain('token')
  await expect(page).toHaveURL(/\/profile$/)
  await page.getByRole('link', { name: t('titles.address') }).click()
  await expect(page).toHaveURL(/\/login\?from=%2Faddress/)
  expect(toasts).toContain('Please login first')
})

const FAILURES = {
  'a broken connection': { abort: true },
  'a server error': { status: 500, body: 'broken' },
  'an error in the envelope': { json: { code: 0, msg: 'no such shopper', time: 1, data: null } },
  'a reply that is no envelope': { body: '<html>' },
  'no reply': { hang: true },
} as const

for (const [name, failure] of Object.entries(FAILURES))
  for (const path of ['/address', '/profile'])
    test(`User info that fails with ${name} signs out from ${path}`, async ({
      page,
      shopper,
      toasts,
    }) => {
      expect((await shopper.account()).id).toBeGreaterThan(0)
      await page.route(USER_INFO, (route) => {
        if ('hang' in failure) return undefined
        return 'abort' in failure ? route.abort() : route.fulfill(failure)
      })
      const began = Date.now()
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page).toHaveURL(/\/login$/, { timeout: 20_000 })
      expect(Date.now() - began).toBeLessThan(13_000)
      expect(toasts).toHaveLength(1)
      expect(await cookieNames(page)).not.toContain('token')
      await page.unroute(USER_INFO)
      await page.goto('/address')
      await expect(page).toHaveURL(/\/login\?from=%2Faddress/)
    })

test('A logout that fails too clears the session all the same', async ({ page, shopper }) => {
  expect((await shopper.account()).id).toBeGreaterThan(0)
  await page.route('**/api/user/**', (route) => route.abort())
  await page.goto('/address')
  await expect(page).toHaveURL(/\/home$/, { timeout: 20_000 })
  await page.unroute('**/api/user/**')
  expect(await cookieNames(page)).not.toContain('token')
  await page.goto('/address')
  await expect(page).toHaveURL(/\/login\?from=%2Faddress/)
})

test('/login stays with an invalid token, and signs in', async ({ page, newcomer, baseURL }) => {
  await page.context().clearCookies()
  await page.context().addCookies([{ name: 'token', value: 'invalid', url: baseURL ?? '' }])
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.goto('/login')
  await expect.poll(() => cookieNames(page)).not.toContain('token')
  await page.getByLabel(t('account.account')).fill(newcomer.email)
  const password = page.getByLabel(t('account.password'), { exact: true })
  await password.fill(newcomer.password)
  await password.press('Enter')
  await expect(page).toHaveURL(/\/home$/)
  // The page after sign-in is a document, and the only other one.
  expect(documents).toEqual(['/login', '/home'])
})

test('The first POST of a new visitor is not rejected', async ({ page }) => {
  const replies = repliesOf(page)
  await page.goto('/register')
  await page.goto('/login')
  await page.getByLabel(t('account.account')).fill(newPerson().email)
  const password = page.getByLabel(t('account.password'), { exact: true })
  await password.fill('not-the-password')
  await password.press('Enter')
  await expect.poll(() => replies).toContain('/api/user/login 200')
  expect(replies.filter((reply) => reply.endsWith(' 403'))).toEqual([])
})

test('/home, a product and /profile load user info and the cart once', async ({
  page,
  shopper,
}) => {
  expect((await shopper.account()).id).toBeGreaterThan(0)
  // What the fixture did is not replayed any more.
  await page.waitForTimeout(REPLAYED_MS + 500)
  const replies = repliesOf(page)
  for (const path of ['/home', '/detail/1', '/profile']) {
    replies.length = 0
    await page.goto(path)
    await expect.poll(() => replies).toContain('/api/user/events 200')
    await page.waitForTimeout(1500)
    for (const call of ['/api/user/getUserInfo', '/api/cart'])
      expect(
        replies.filter((reply) => reply.startsWith(call)).length,
        `${call} on ${path}`,
      ).toBeLessThanOrEqual(1)
  }
})

for (const [place, begin] of [
  [
    'checkout',
    async (page: Page, shop: Shop) => {
      const { id } = await shop.product({})
      await page.goto(`/en/detail/${id}`)
      await untilHydrated(page.getByRole('button', { name: t('product.buyNow') }))
      await page.getByRole('button', { name: t('product.buyNow') }).click()
    },
  ],
  [
    'profile',
    async (page: Page) => {
      await page.goto('/en/home')
      await page.getByRole('link', { name: 'Personal Center' }).click()
    },
  ],
] as const)
  test(`A guest who is asked to sign in on the way to /${place} comes there`, async ({
    page,
    shop,
    toasts,
  }) => {
    const shopper = await shop.shopper({})
    await begin(page, shop)
    await expect(page).toHaveURL(new RegExp(`/login\\?from=%2F${place}`))
    await page.getByRole('textbox', { name: t('account.account') }).fill(shopper.email)
    await page.getByLabel(t('account.password'), { exact: true }).fill(shopper.password)
    await page.getByRole('button', { name: t('account.signIn'), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${place}(\\?items=\\d+\\.1)?$`))
    await expectToast(toasts, t('toasts.loginSuccess'))
    await page.goBack()
    await expect(page).not.toHaveURL(/login/)
  })
