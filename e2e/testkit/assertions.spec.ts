import type { Page } from '@playwright/test'
import { expect, test } from '@/testkit/main'

test.use({ locale: 'en' })

/** Each assertion passes on a page without a defect, and names a planted one. */

/** The message of an assertion that must fail, without colours. */
async function failureOf(assertion: () => Promise<unknown>): Promise<string> {
  try {
    await assertion()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('The assertion passed despite the defect')
}

const addToast = (page: Page, text: string) =>
  page.evaluate((content) => {
    const toast = document.createElement('div')
    toast.dataset.toast = 'success'
    toast.textContent = content
    document.querySelector('[data-toast]')?.remove()
    document.body.append(toast)
  }, text)

test('An amount is wrong by one cent', async ({ app, page, shopper }) => {
  await app.profile.goto()
  const { balance } = await shopper.account()
  await expect(app.profile.balance).toShowAmount(balance)
  await page.route('**/api/user/getUserInfo', async (route) => {
    const response = await route.fetch()
    const envelope = (await response.json()) as { data: { balance: number } }
    envelope.data.balance += 1
    await route.fulfill({ response, json: envelope })
  })
  await app.profile.goto()
  const message = await failureOf(() =>
    expect(app.profile.balance).toShowAmount(balance, { timeout: 1000 }),
  )
  expect(message).toContain('Expected $500.00 (50000 cents), found $500.01 (1 cents off)')
  const nothing = expect(app.profile.settings).toShowAmount(1, { timeout: 100 })
  expect(await failureOf(() => nothing)).toContain('there is no amount in “Settings')
})

test('A toast is missing, has another text, or stays', async ({ app, page, shopper: _ }) => {
  await app.language.goto()
  await app.addressForm.goto()
  await app.addressForm.save.click()
  const missing = expect(page).toShowToast('Save successful', { timeout: 500 })
  expect(await failureOf(() => missing)).toContain('No toast “Save successful” within 500 ms')
  expect(await failureOf(() => expect(page).toShowToast('x', { timeout: 1 }))).toContain(
    'No toast was shown',
  )
  await addToast(page, 'Saved')
  const other = expect(page).toShowToast('Save successful', { timeout: 500 })
  expect(await failureOf(() => other)).toContain('Toasts so far: “Saved”')
  const staying = expect(page).toShowToast('Saved', { timeout: 500 })
  expect(await failureOf(() => staying)).toContain('The toast “Saved” is still shown after 500 ms')
})

test('A toast ends with the document of its own page', async ({ app, page, context }) => {
  await app.language.goto()
  await addToast(page, 'Saved')
  const other = await context.newPage()
  await other.goto(page.url())
  const elsewhere = expect(other).toShowToast('Saved', { timeout: 500 })
  expect(await failureOf(() => elsewhere)).toContain('No toast was shown')
  const staying = expect(page).toShowToast('Saved', { timeout: 500 })
  expect(await failureOf(() => staying)).toContain('is still shown')
  await addToast(page, 'Saved again')
  await page.reload()
  await expect(page).toShowToast('Saved again', { timeout: 500 })
})

test('A guarded page opens without sign-in, or does not return', async ({ page, shop }) => {
  test.slow()
  const shopper = await shop.shopper()
  await expect(page).toRequireSignIn('/topUp', shopper)
  const open = expect(page).toRequireSignIn('/home', shopper)
  expect(await failureOf(() => open)).toMatch(
    /\/home opened .*\/home without a session, not \/login/,
  )
  await page.route('**/topUp?_rsc=*', (route) => route.abort())
  await page.route(/\/topUp$/, (route) =>
    route.fulfill({ status: 302, headers: { location: '/login?from=%2Flaw&notice=sign-in' } }),
  )
  const lost = expect(page).toRequireSignIn('/topUp', shopper)
  expect(await failureOf(() => lost)).toMatch(/After sign-in \/topUp leads to .*\/law/)
})

test('An element is wider than the page', async ({ app, page }) => {
  await app.home.goto()
  await expect(page).toFitViewport()
  await page.evaluate(() => {
    const wide = document.createElement('p')
    wide.id = 'too-wide'
    wide.style.width = '700px'
    wide.textContent = 'A line that does not wrap'
    document.querySelector('main')?.append(wide)
  })
  const message = await failureOf(() => expect(page).toFitViewport())
  expect(message).toMatch(/The page is 7\d\d px wide in a viewport of 390 px/)
  expect(message).toContain('The widest element is <p#too-wide> “A line that does not wrap”')
})

test('A control has no name', async ({ app, page }) => {
  await app.login.goto()
  await expect(page).toHaveNoViolations()
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.className = 'nameless'
    document.querySelector('main')?.append(button)
  })
  const message = await failureOf(() => expect(page).toHaveNoViolations())
  expect(message).toContain('button-name (critical): Buttons must have discernible text')
  expect(message).toContain('<button class="nameless"></button>')
  await expect(page).toHaveNoViolations({ disable: ['button-name'] })
})

test('A page reports an error, and a call fails', async ({ app, page, shop, shopper }) => {
  await app.profile.goto()
  await expect(page).toHaveNoErrors()
  await page.evaluate(() => {
    // oxlint-disable-next-line no-console
    console.error('Cannot read the basket')
    setTimeout(() => {
      throw new Error('Nobody catches this')
    })
  })
  await shop.fault('/api/user/address_list', { status: 500, times: 9, shopper })
  await app.profile.addresses.click()
  await page.waitForResponse('**/api/user/address_list')
  const message = await failureOf(() => expect(page).toHaveNoErrors())
  expect(message).toContain('console error: Cannot read the basket')
  expect(message).toContain('exception: Nobody catches this')
  expect(message).toMatch(/GET http.*\/api\/user\/address_list: HTTP 500/)
  await expect(page).toHaveNoErrors({ allow: [/address_list/, 'basket', 'Nobody'] })
  await page.route('**/api/user/language_list', (route) => route.abort('connectionrefused'))
  await page.evaluate(() => fetch('/api/user/language_list').catch(() => undefined))
  const lost = await failureOf(() => expect(page).toHaveNoErrors({ allow: ['address_list'] }))
  expect(lost).toMatch(/language_list: net::ERR_CONNECTION_REFUSED/)
})

test('A page does not say that it is offline, or does not recover', async ({
  app,
  page,
  shopper: _,
}) => {
  test.slow()
  await app.purchases.goto()
  await expect(page).toSurviveOffline()
  await expect(page).toSurviveOffline(async () => {
    await expect(app.purchases.heading).toBeVisible()
  })
  const loses = expect(page).toSurviveOffline(() =>
    page.evaluate(() => document.querySelector('main')?.remove()),
  )
  expect(await failureOf(() => loses)).toContain('loses its content offline')
  await page.addInitScript(() => {
    window.addEventListener('offline', (event) => event.stopImmediatePropagation(), true)
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true })
  })
  await app.purchases.goto()
  const silent = expect(page).toSurviveOffline()
  expect(await failureOf(() => silent)).toContain('does not say that it is offline')
})

test('A server is too busy for a page, or answers with a page without scripts', async ({
  app,
  page,
}) => {
  const answer = {
    contentType: 'text/html',
    headers: { 'content-security-policy': "default-src 'none'" },
    body: '<main><h1>Sampan</h1></main>',
  }
  await page.route('**/login', (route) => route.fulfill({ ...answer, status: 500 }), { times: 1 })
  const failed = app.login.goto()
  expect(await failureOf(() => failed)).toContain('/en/login answered HTTP 500 without scripts')
  const busy = { ...answer, headers: { ...answer.headers, refresh: '1' }, status: 503 }
  await page.route('**/login', (route) => route.fulfill(busy), { times: 2 })
  await app.login.goto()
  await expect(page).toHaveNoErrors({ allow: ['HTTP 500'] })
})

test('An order that a busy server rejected is opened again', async ({
  app,
  page,
  shop,
  shopper,
}) => {
  const order = await shop.order(shopper, { status: 'unpaid' })
  let isRejected = true
  await page.route(`**/orderInfo/${order.id}*`, async (route) => {
    if (!isRejected) return route.fallback()
    // The last request is that of the document.
    isRejected = !route.request().isNavigationRequest()
    await route.fulfill({
      status: 503,
      contentType: 'text/html',
      headers: {
        'content-security-policy': "default-src 'none'",
        refresh: '1; url=/en/myPurchases',
      },
      body: '<main><h1>Sampan</h1></main>',
    })
  })
  await app.order.goto(order.id)
  await expect(app.order).toShowStatus('unpaid')
  expect(isRejected).toBe(false)
})
