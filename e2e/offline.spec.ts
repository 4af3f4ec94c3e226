import type { Page } from '@playwright/test'
import type { Cart } from '@/contracts/schemas/cart'
import { LOCALES } from '@/contracts/languages'
import type { Product } from '@/contracts/schemas/products'
import { formatCents } from '@/lib/format/money'
import { expect, PAY_CODE, productToBuy, test, wordsIn } from './fixtures'
import { afterToast, enterPayCode, expectToast, quit, shown } from './gestures'
import { addOnItsPage, paidOrder } from './phones'

const t = wordsIn('en')

/** This server opens every place; the default policy of the specification closes the cart. */
test.use({
  locale: 'en-US',
  serviceWorkers: 'allow',
  baseURL: process.env.SAMPAN_OPEN_URL,
  // The headless shell has no notifications.
  launchOptions: { executablePath: process.env.CHROMIUM_PATH },
})
// In one worker, because each further one would start this other browser.
test.describe.configure({ mode: 'default' })
test.skip(!process.env.SAMPAN_OPEN_URL, 'needs the server that `npm run e2e` starts')

/** The pages in the cache of the service worker, by path. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('sampan-pages-'))
    const keys = name ? await (await caches.open(name)).keys() : []
    return keys.map(({ url }) => new URL(url).pathname)
  })

const expectKept = (page: Page, ...paths: string[]) =>
  expect.poll(() => keptPages(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(paths))

/** The backend responses that this browser has stored. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'sampan-answers')) return ''
    const settled = <Result>(asked: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error ?? new Error('no answer'))
      })
    const database = await settled(indexedDB.open('sampan-answers'))
    const store = database.transaction('answers').objectStore('answers')
    const kept = JSON.stringify(await settled(store.getAll()))
    database.close()
    return kept === '[]' ? '' : kept
  })

const isControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 })

const asOf = (page: Page) => shown(page.getByText(/^You are offline\. Shown as of /))

const lineOf = (page: Page, product: Product) =>
  shown(page.getByRole('listitem')).filter({ hasText: product.name })

test('A shopper reads an order and changes the cart offline, then checks out online', async ({
  page,
  context,
  shopper,
  toasts,
  shop,
}) => {
  test.setTimeout(180_000)
  const { id } = await productToBuy(shopper, 12)
  const product = await shopper.get<Product>(`/api/product/detail?id=${id}&lang=en`)
  const orderId = await paidOrder(shop, shopper, true, 18)
  const { order_no } = await shopper.order(orderId)

  await page.goto('/home')
  await isControlled(page)
  await addOnItsPage(page, product)
  await expect.poll(async () => (await shopper.get<Cart>('/api/cart')).quantity).toBe(1)
  await page.goto('/myPurchases')
  await page.getByText(order_no).first().click()
  await expect(page).toHaveURL(new RegExp(`/orderInfo/${orderId}$`))
  await expect(shown(page.getByText(order_no)).first()).toBeVisible()
  await expectKept(page, `/detail/${id}`, '/myPurchases', `/orderInfo/${orderId}`, '/bag')
  await expect
    .poll(() => keptAnswers(page), { timeout: 20_000 })
    .toContain(`["orders","detail",${orderId}]`)
  expect(await keptAnswers(page)).toContain('["orders","list",{}]')

  await context.setOffline(true)
  await page.goto('/myPurchases')
  await expect(shown(page.getByText(order_no)).first()).toBeVisible()
  await expect(asOf(page)).toBeVisible()
  await page.getByText(order_no).first().click()
  await expect(page).toHaveURL(new RegExp(`/orderInfo/${orderId}$`))
  await expect(shown(page.getByText(order_no)).first()).toBeVisible()
  await expect(asOf(page)).toBeVisible()

  await page.goto('/bag')
  await expect(lineOf(page, product)).toBeVisible()
  await lineOf(page, product)
    .getByRole('button', { name: t('actions.increase') })
    .click()
  const quantity = page.getByRole('textbox', {
    name: t('cart.quantityOf', { name: product.name }),
  })
  await expect(quantity).toHaveValue('2')
  await page.reload()
  await expect(quantity).toHaveValue('2')

  await page.goto(`/detail/${id}`)
  await expect(page.getByRole('heading', { name: product.name, level: 1 })).toBeVisible()
  await expect(asOf(page)).toBeVisible()
  await page.goto('/wherever/nobody/was')
  await expect(page.getByRole('heading', { name: t('offlinePage.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: product.name })).toBeVisible()
  await page.getByRole('link', { name: t('titles.cart') }).click()
  await expect(quantity).toHaveValue('2')

  await context.setOffline(false)
  await expect
    .poll(async () => (await shopper.get<Cart>('/api/cart')).quantity, { timeout: 20_000 })
    .toBe(2)
  await expect(asOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: t('cart.checkoutCount', { count: 2 }) }).click()
  await page.getByRole('button', { name: t('checkout.place') }).click()
  await expectToast(toasts, t('toasts.createOrderSuccess'))
  await afterToast(page)
  await expect(page).toHaveURL(/\/payment\?orders=\d+$/)
  const { total } = await shopper.order(Number(new URL(page.url()).searchParams.get('orders')))
  const amount = formatCents(total)
  await page.getByRole('button', { name: t('payment.pay', { amount }) }).click()
  await enterPayCode(page, 'en', PAY_CODE, amount)
  await expect(page.getByRole('heading', { name: 'Pay Success' })).toBeVisible()
})

test('Signing out leaves no data of the shopper on the phone', async ({
  page,
  context,
  shopper,
  shop,
}) => {
  test.setTimeout(120_000)
  const orderId = await paidOrder(shop, shopper, true, 22)
  const { order_no } = await shopper.order(orderId)
  await page.goto('/home')
  await isControlled(page)
  await page.goto('/myPurchases')
  await expect(shown(page.getByText(order_no)).first()).toBeVisible()
  await expectKept(page, '/myPurchases')
  await expect.poll(() => keptAnswers(page), { timeout: 20_000 }).toContain(order_no)
  const inCaches = await page.evaluate(async (text) => {
    for (const name of await caches.keys())
      for (const key of await (await caches.open(name)).keys()) {
        if (new URL(key.url).pathname.startsWith('/api/') && !key.url.includes('/api/pictures/'))
          return key.url
        const kept = await caches.match(key)
        if (
          kept?.headers.get('content-type')?.includes('html') &&
          (await kept.text()).includes(text)
        )
          return key.url
      }
    return ''
  }, order_no)
  expect(inCaches).toBe('')

  await page.goto('/setting')
  await quit(page, 'en')
  await expect(page).toHaveURL(/\/(login|home)/)
  await expect.poll(() => keptAnswers(page)).toBe('')
  expect(await keptPages(page)).not.toContain('/myPurchases')
  await context.setOffline(true)
  await page.goto('/myPurchases')
  await expect(page.getByRole('heading', { name: t('offlinePage.title') })).toBeVisible()
  await expect(page.getByText(order_no)).toHaveCount(0)
})

test('A payment without a connection fails immediately and is not sent later', async ({
  page,
  context,
  shopper,
  toasts,
  shop,
}) => {
  const orderId = await paidOrder(shop, shopper, false, 26)
  const { total } = await shopper.order(orderId)
  await page.goto(`/payment?orders=${orderId}`)
  await isControlled(page)
  const amount = formatCents(total)
  await page.getByRole('button', { name: t('payment.pay', { amount }) }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await context.setOffline(true)
  await enterPayCode(page, 'en', PAY_CODE, amount)
  await expectToast(toasts, t('requests.network'))
  await context.setOffline(false)
  await page.waitForTimeout(3000)
  expect((await shopper.order(orderId)).status).toBe(0)
})

test('A typed URL does not open an order offline either', async ({
  page,
  context,
  shopper,
  shop,
}) => {
  const orderId = await paidOrder(shop, shopper, true, 18)
  await page.goto('/home')
  await isControlled(page)
  await page.goto('/myPurchases')
  await page.evaluate((id) => {
    navigator.serviceWorker.controller?.postMessage({
      type: 'SEEN',
      paths: [`/orderInfo/${id}`],
      files: [],
    })
  }, orderId)
  await expectKept(page, `/orderInfo/${orderId}`)
  await context.setOffline(true)
  await page.goto(`/orderInfo/${orderId}`)
  await expect(page.getByRole('heading', { name: t('offlinePage.title') })).toBeVisible()
})

test('The offline page opens the requested page when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/home')
  await isControlled(page)
  await context.setOffline(true)
  await page.goto('/detail/30')
  await expect(page.getByRole('heading', { name: t('offlinePage.title') })).toBeVisible()
  await context.setOffline(false)
  const bar = page.getByRole('region', { name: t('product.bar') })
  await expect(bar.getByRole('button', { name: t('product.addToCart') })).toBeVisible()
})

test('A phone shows a notification only while the shop is not visible', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  await context.grantPermissions(['notifications'], { origin })
  await page.goto('/home')
  await isControlled(page)
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const push = (notice: number) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify({ notice, lang: 'en', title: 'Refund paid', body: '$5', path: null }),
    })
  const tags = () =>
    page.evaluate(async () => {
      const shown = await (await navigator.serviceWorker.ready).getNotifications()
      return shown.map(({ tag }) => tag)
    })
  await push(1)
  await page.goto('about:blank')
  await push(2)
  await page.goto('/home')
  await expect.poll(tags).toEqual(['notice-2'])
  // After a sign-in or sign-out, the next shopper must not see notifications of the previous one.
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'FORGET' }))
  await expect.poll(tags).toEqual([])
})

test('A shopper installs the shop, and it says in each language that a page is not stored', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000)
  const session = await context.newCDPSession(page)
  for (const locale of LOCALES) {
    await page.goto(`/${locale}/home`)
    await isControlled(page)
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const answer = await request.get(href ?? '')
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = (await answer.json()) as {
      lang: string
      icons: { src: string; sizes: string }[]
    }
    expect(manifest).toMatchObject({ id: '/', lang: locale, display: 'standalone' })
    for (const { src } of manifest.icons)
      expect((await request.get(src)).headers()['content-type']).toBe('image/png')
    const { errors } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // Playwright uses incognito contexts, where apps cannot be installed.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  }

  await context.setOffline(true)
  for (const locale of LOCALES) {
    await page.goto(`/${locale}/products`)
    await expect(
      page.getByRole('heading', { name: wordsIn(locale)('offlinePage.title') }),
    ).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  }
})
