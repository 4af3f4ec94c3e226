import type { APIRequestContext, Page } from '@playwright/test'
import type { Product } from '@/testkit/main'
import { expect, NEWCOMER, photograph, test, wordsIn } from './fixtures'
import { afterToast, expectToast, quit, revokeOnServer } from './gestures'

test.use({ locale: 'en' })

const t = wordsIn('en')

/** The limit is one second; two busy cores render the page again in this time. */
const SHOWN_WITHIN_MS = 15_000
const WORDS = 'Warm, light and well made 🧣'

async function rate(page: Page, what: 'service' | 'shipping' | 'product', stars: number) {
  const group = page.getByRole('radiogroup', { name: t(`comment.${what}`), exact: true })
  await group.getByRole('radio', { name: t('reviews.stars', { stars }) }).click()
}

/** Writes and sends the review; returns when the server had accepted it. */
async function write(page: Page, toasts: string[]): Promise<number> {
  await page.getByRole('button', { name: t('comment.submit') }).click()
  await expect(page.getByText('Review content cannot be empty')).toBeVisible()
  await rate(page, 'service', 4)
  await rate(page, 'shipping', 3)
  await rate(page, 'product', 5)
  await page.getByRole('textbox', { name: t('comment.content') }).fill(WORDS)
  const chooser = page.getByLabel(t('pictures.addTo', { label: t('comment.pictures') }))
  await chooser.setInputFiles([await photograph(90, 60), await photograph(60, 90)])
  await expect(page.getByText('Upload Complete')).toBeVisible()
  await expectToast(toasts, 'Upload successful')
  await afterToast(page)
  const answer = page.waitForResponse('**/api/review/create')
  await page.getByRole('button', { name: t('comment.submit') }).click()
  await (await answer).finished()
  return Date.now()
}

/** Polls a public page until it has changed, and returns how long that took. */
async function shownAfter(request: APIRequestContext, path: string, words: RegExp, since: number) {
  await expect(async () => expect(await (await request.get(path)).text()).toMatch(words)).toPass({
    intervals: [25],
    timeout: SHOWN_WITHIN_MS,
  })
  return Date.now() - since
}

/** The five stars on the product card, among the other cards of the shop. */
const starsOnCard = ({ id }: Pick<Product, 'id'>) =>
  new RegExp(String.raw`href="/detail/${id}"(?:(?!/detail/).)*\b5\.0\b`, 's')

test('A shopper reviews a delivered order once, and everybody sees the review immediately', async ({
  page,
  shopper,
  request,
  browser,
  toasts,
  baseURL,
  shop,
}) => {
  test.slow()
  const product = await shop.product()
  const [detail, atShop] = [`/en/detail/${product.id}`, `/en/shop/${product.shop_id}`]
  const items = [{ sku_id: product.skus[0]!.id, quantity: 1 }]
  const order = await shop.order(shopper, { status: 'received', items })
  expect(await (await request.get(atShop)).text()).not.toMatch(starsOnCard(product))
  await request.get(detail)

  await page.goto('/myPurchases/3')
  await page.getByRole('link', { name: t('orders.review') }).click()
  await expect(page).toHaveURL(new RegExp(`/comment\\?order=${order.id}$`))
  const takenAt = await write(page, toasts)
  const [onProduct, onShop] = await Promise.all([
    shownAfter(request, detail, new RegExp(WORDS), takenAt),
    shownAfter(request, atShop, starsOnCard(product), takenAt),
  ])
  process.stdout.write(`A review shows on the product ${onProduct} ms, on the shop ${onShop} ms\n`)
  await expectToast(toasts, t('toasts.reviewSuccess'))
  await expect(page.getByRole('heading', { name: t('orders.status.completed') })).toBeVisible()
  await expect(page.getByText(t('orders.reviewed'), { exact: true })).toBeVisible()

  await page.goto(`/comment?order=${order.id}`)
  await expect(page.getByText(t('comment.nothing'))).toBeVisible()
  const again = {
    order_id: order.id,
    service_rating: 1,
    shipping_rating: 1,
    items: [{ item_id: order.items[0]?.id, product_rating: 1, content: 'Again' }],
  }
  await expect(shopper.post('/api/review/create', again)).rejects.toThrow('answered 409')
  const elsewhere = await browser.newContext({ baseURL, locale: 'en' })
  const stranger = await shop.shopper(NEWCOMER)
  await stranger.signIn(elsewhere)
  await expect(stranger.post('/api/review/create', again)).rejects.toThrow('answered 404')
  const theirs = await elsewhere.newPage()
  await theirs.goto(`/comment?order=${order.id}`)
  await expect(theirs.getByText(t('orders.notFound'))).toBeVisible()
  await elsewhere.close()

  await lookAtPictures(page, request, detail)
})

async function lookAtPictures(page: Page, request: APIRequestContext, detail: string) {
  await page.goto('/en/home')
  await page.goto(detail)
  const review = page.getByRole('article').filter({ hasText: WORDS })
  const by = { author: 'Mali S.' }
  const first = review.getByRole('button', { name: t('reviews.picture', { ...by, index: 1 }) })
  const viewer = page.getByRole('dialog', { name: t('reviews.picturesBy', by) })
  await expect(async () => {
    // An open viewer covers the picture.
    if (!(await viewer.isVisible())) await first.click()
    await expect(viewer).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('ArrowRight')
  const second = viewer.getByRole('img', { name: t('reviews.picture', { ...by, index: 2 }) })
  await expect(second).toBeVisible()
  const box = await second.boundingBox()
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.5, 1)
  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${detail}$`))
  await expect(first).toBeFocused()
  await first.press('Enter')
  await expect(viewer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(first).toBeFocused()

  const file = await review.getByRole('img').nth(-1).getAttribute('src')
  const served = await request.get(file ?? '')
  expect(served.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(
      /default-src 'none'.*sandbox/,
    ) as unknown as string,
  })
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/home$/)
}

test('A review survives a session that runs out, and is deleted at sign-out', async ({
  page,
  shopper,
  shop,
  toasts,
  baseURL,
}) => {
  const order = await shop.order(shopper, { status: 'received' })
  const address = `/comment?order=${order.id}`
  const content = page.getByRole('textbox', { name: t('comment.content') })
  // The end of the event stream would lead to /login before the tap does.
  await page.route('**/api/user/events', () => undefined)
  await page.goto(address)
  await rate(page, 'service', 4)
  await rate(page, 'shipping', 4)
  await rate(page, 'product', 4)
  await content.fill(WORDS)
  await revokeOnServer(page, baseURL ?? '')
  await page.getByRole('button', { name: t('comment.submit') }).click()
  await expect(page).toHaveURL(new RegExp(`/login\\?from=%2Fcomment`))
  await page.getByRole('textbox', { name: t('account.account') }).fill(shopper.email)
  await page.getByLabel(t('account.password'), { exact: true }).fill(shopper.password)
  await page.getByRole('button', { name: t('account.signIn'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/comment\\?order=${order.id}$`))
  await expectToast(toasts, t('toasts.loginSuccess'))
  await expect(content).toHaveValue(WORDS)

  await page.goto('/profile')
  await quit(page, 'en')
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toMatch(/draft|kept/)
})
