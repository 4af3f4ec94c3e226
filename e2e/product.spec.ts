import type { CDPSession, Locator, Page, Route } from '@playwright/test'
import { INSECURE_HOST } from '@/playwright.config'
import { expect, productToBuy, test, wordsIn } from './fixtures'
import { expectToast } from './gestures'

test.use({ locale: 'en-US' })

const t = wordsIn('en')

/** Behind those of other tests, whose index it would change. */
const WITHDRAWN = 50

type Point = { x: number; y: number }

/** Touch events, as the browser receives them. */
class Fingers {
  constructor(private readonly session: CDPSession) {}

  static async of(page: Page) {
    return new Fingers(await page.context().newCDPSession(page))
  }

  private send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) {
    const touchPoints = points.map((point, id) => ({ ...point, id }))
    return this.session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }

  /** Moves from one point to another in ten steps, each finger on its own line. */
  async drag(from: Point[], to: Point[]) {
    await this.send('touchStart', from)
    for (let step = 1; step <= 10; step += 1) {
      const at = from.map((start, finger) => ({
        x: start.x + (((to[finger]?.x ?? start.x) - start.x) * step) / 10,
        y: start.y + (((to[finger]?.y ?? start.y) - start.y) * step) / 10,
      }))
      await this.send('touchMove', at)
    }
    await this.send('touchEnd', [])
  }

  async tap(at: Point) {
    await this.send('touchStart', [at])
    await this.send('touchEnd', [])
  }
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } }
}

/** The full-screen viewer with the first picture. */
async function openViewer(page: Page, productId: number) {
  await page.goto(`/en/detail/${productId}`)
  const gallery = page.getByRole('region', { name: t('gallery.label') })
  const first = gallery.getByRole('button', { name: /picture 1 of/ })
  const dialog = page.getByRole('dialog', { name: t('gallery.label') })
  await expect(async () => {
    // An open viewer covers the picture.
    if (!(await dialog.isVisible())) await first.click()
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass()
  const picture = dialog.getByRole('img')
  await expect(picture).toBeVisible()
  return { gallery, first, dialog, picture }
}

test('A shopper zooms a picture with two fingers, moves it, and resets it with a double tap', async ({
  page,
  shop,
}) => {
  const { id } = await productToBuy(shop.visitor, 9)
  const { dialog, picture } = await openViewer(page, id)
  const fitted = await boxOf(picture)
  const { middle } = fitted
  const fingers = await Fingers.of(page)
  await fingers.drag(
    [
      { x: middle.x - 30, y: middle.y },
      { x: middle.x + 30, y: middle.y },
    ],
    [
      { x: middle.x - 75, y: middle.y },
      { x: middle.x + 75, y: middle.y },
    ],
  )
  const spread = await boxOf(picture)
  expect(spread.width / fitted.width).toBeGreaterThan(2)
  expect(spread.width / fitted.width).toBeLessThan(3)
  await expect(dialog.getByRole('button', { name: t('gallery.zoomOut') })).toBeVisible()

  await fingers.drag([middle], [{ x: middle.x - 80, y: middle.y }])
  const moved = await boxOf(picture)
  expect(moved.x).toBeLessThan(spread.x - 40)
  expect(moved.width).toBeCloseTo(spread.width, 0)

  // A finger that moved the picture must not count as the first tap of a double tap.
  await page.waitForTimeout(400)
  await fingers.tap(middle)
  await fingers.tap(middle)
  await expect.poll(async () => (await boxOf(picture)).width).toBeCloseTo(fitted.width, 0)
  await page.waitForTimeout(400)
  await fingers.tap(middle)
  await fingers.tap(middle)
  await expect.poll(async () => (await boxOf(picture)).width).toBeGreaterThan(fitted.width * 2)
})

test('A shopper swipes to the next picture, and closing returns to it', async ({ page, shop }) => {
  const { id } = await productToBuy(shop.visitor, 9)
  const { gallery, dialog, picture } = await openViewer(page, id)
  const { middle } = await boxOf(picture)
  const fingers = await Fingers.of(page)
  await fingers.drag([middle], [{ x: middle.x - 120, y: middle.y }])
  await expect(dialog.getByRole('img', { name: /picture 2 of/ })).toBeVisible()
  await dialog.getByRole('button', { name: t('actions.close') }).click()
  await expect(dialog).toBeHidden()
  await expect(gallery.getByText(/^2\/\d+$/)).toBeVisible()
})

test('A shopper views the pictures with the keyboard only', async ({ page, shop }) => {
  const { id } = await productToBuy(shop.visitor, 9)
  await page.goto(`/en/detail/${id}`)
  const gallery = page.getByRole('region', { name: t('gallery.label') })
  const dialog = page.getByRole('dialog', { name: t('gallery.label') })
  const pictures = gallery.getByRole('button', { name: /picture \d+ of/ })
  const [first, second, last] = [pictures.first(), pictures.nth(1), pictures.last()]
  // Keys work once the page is interactive.
  await expect(async () => {
    await first.focus()
    await page.keyboard.press('ArrowRight')
    await expect(second).toBeFocused({ timeout: 500 })
  }).toPass()
  await expect(second).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('End')
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowRight')
  await expect(last).toBeFocused()
  await page.keyboard.press('Home')
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: /picture 2 of/ })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('img', { name: /picture 3 of/ })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('img', { name: /picture 2 of/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(second).toBeFocused()
})

/** Delays a call, so that the state before its response is visible; the returned function makes it fail. */
async function failing(page: Page, call: string) {
  let fail: () => void = () => undefined
  const isOver = new Promise<void>((resolve) => (fail = resolve))
  const handle = async (route: Route) => {
    await isOver
    await route.abort()
  }
  await page.route(call, handle, { times: 1 })
  return fail
}

/** Waits until the page has loaded the state of this shopper. */
async function openAsShopper(page: Page, path: string, call: string) {
  const answer = page.waitForResponse((response) => response.url().includes(call))
  await page.goto(path)
  await (await answer).finished()
}

test('A follow shows immediately and is reverted only when the call fails', async ({
  page,
  shopper,
  toasts,
}) => {
  await shopper.account()
  const { shop_id } = await productToBuy(shopper, 9)
  await openAsShopper(page, `/en/shop/${shop_id}`, '/api/shop/detail')
  const follow = page.getByRole('button', { name: t('product.follow'), exact: true })
  const following = page.getByRole('button', { name: t('product.following') })
  const fail = await failing(page, '**/api/shop/follow')
  await follow.click()
  await expect(following).toHaveAttribute('aria-pressed', 'true')
  fail()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  expect(toasts).not.toContain(t('toasts.followSuccess'))
  await page.waitForTimeout(1500)
  await follow.click()
  await expect(following).toBeVisible()
  await expectToast(toasts, t('toasts.followSuccess'))
  await page.reload()
  await expect(following).toBeVisible()
})

test('A favourite shows immediately and is reverted only when the call fails', async ({
  page,
  shopper,
}) => {
  await shopper.account()
  const { id } = await productToBuy(shopper, 9)
  await openAsShopper(page, `/en/detail/${id}`, '/api/product/detail')
  const heart = page.getByRole('button', { name: t('product.favourite') })
  const fail = await failing(page, '**/api/product/favourite')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  fail()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.waitForTimeout(1500)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('A page shows the current price and stock when it becomes visible again', async ({
  page,
  shop,
}) => {
  const { id } = await productToBuy(shop.visitor, 10)
  await page.goto(`/en/detail/${id}`)
  const main = page.getByRole('main')
  await page.waitForLoadState('networkidle')
  await shop.operator.post('/api/ops/product', { id, price: 765_432, stock: 0 })
  await expect(main.getByText('7,654.32').first()).toBeHidden()
  const asked = page.waitForRequest((request) => request.url().includes('/api/product/live'))
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await asked
  await expect(main.getByText('7,654.32').first()).toBeVisible()
  const bar = page.getByRole('region', { name: t('product.bar') })
  await expect(bar.getByRole('button', { name: t('product.soldOut') })).toBeDisabled()
})

test('Copying explains that it needs HTTPS', async ({ page, shop, toasts, baseURL }) => {
  const { id } = await productToBuy(shop.visitor, 9)
  const { port } = new URL(baseURL ?? '')
  await page.goto(`http://${INSECURE_HOST}:${port}/en/detail/${id}`)
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  const copy = page.getByRole('button', { name: t('share.copy') })
  await expect(async () => {
    // An open sheet covers the button.
    if (!(await copy.isVisible()))
      await page.getByRole('button', { name: t('share.action') }).click()
    await expect(copy).toBeVisible({ timeout: 2000 })
  }).toPass()
  await copy.click()
  await expectToast(toasts, t('share.unsupported'))
})

test('Copying puts the link on the clipboard', async ({ page, shop, toasts, context }) => {
  const { id } = await productToBuy(shop.visitor, 9)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/en/detail/${id}`)
  const copy = page.getByRole('button', { name: t('share.copy') })
  await expect(async () => {
    // An open sheet covers the button.
    if (!(await copy.isVisible()))
      await page.getByRole('button', { name: t('share.action') }).click()
    await expect(copy).toBeVisible({ timeout: 2000 })
  }).toPass()
  await copy.click()
  await expectToast(toasts, t('toasts.copied'))
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe(`/detail/${id}`)
})

test('The bar of a product shows its name and leads to its sections once the pictures are gone', async ({
  page,
  shop,
}) => {
  const { id } = await productToBuy(shop.visitor, 11)
  await page.goto(`/en/detail/${id}`)
  const sections = page.getByRole('navigation', { name: t('productPage.sections') })
  await expect(sections).toBeHidden()
  await page.evaluate(() => window.scrollTo({ top: window.innerWidth, behavior: 'instant' }))
  const description = sections.getByRole('link', { name: t('productPage.description') })
  const address = page.url()
  await description.click()
  await expect(description).toHaveAttribute('aria-current', 'location')
  const heading = page.getByRole('heading', { name: t('productPage.description') })
  await expect(heading).toBeInViewport()
  expect((await boxOf(heading)).y).toBeGreaterThan((await boxOf(sections)).y + 40)
  expect(page.url()).toBe(address)
})

test('A product says what its delivery costs, and offers others at its end', async ({
  page,
  shop,
}) => {
  const { list } = await shop.visitor.get<{ list: { id: number }[] }>(
    '/api/product/list?sort=price_asc&limit=1&in_stock=1',
  )
  await page.goto(`/en/detail/${list[0]!.id}`)
  const delivery = page.getByRole('region', { name: t('productPage.delivery') })
  const freight = t('productPage.freightFrom', { freight: '$4.99', from: '$49.00' })
  await expect(delivery.getByText(freight)).toBeVisible()
  await page.getByRole('heading', { name: t('productPage.description') }).scrollIntoViewIfNeeded()
  const similar = page.getByRole('region', { name: t('productPage.similar') })
  await expect(similar.getByRole('link').first()).toBeVisible()
  const fromShop = page.getByRole('region', { name: t('productPage.moreFromShop') })
  await expect(fromShop.getByRole('link').first()).toBeVisible()
  const { width } = page.viewportSize()!
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test('A withdrawn product keeps its name, says so and offers similar ones', async ({
  page,
  shop,
}) => {
  const { id } = await productToBuy(shop.visitor, WITHDRAWN)
  const { name } = await shop.visitor.get<{ name: string }>(`/api/product/detail?id=${id}&lang=en`)
  await shop.operator.post('/api/ops/product', { id, on_sale: false })
  await expect
    .poll(async () => (await page.goto(`/en/detail/${id}`))?.status(), { timeout: 20_000 })
    .toBe(404)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveTitle(`${name} · Sampan`)
  await expect(page.getByText(t('product.gone'))).toBeVisible()
  const similar = page.getByRole('region', { name: t('productPage.similar') })
  await expect(similar.getByRole('link').first()).toBeVisible()
  await shop.operator.post('/api/ops/product', { id, on_sale: true })
})

test('The pictures of the options are there before an option is chosen', async ({ page, shop }) => {
  const { list } = await shop.visitor.get<{ list: { id: number }[] }>('/api/product/list?limit=50')
  const details = await Promise.all(
    list.map(({ id }) =>
      shop.visitor.get<{ id: number; skus: { image: string | null }[] }>(
        `/api/product/detail?id=${id}`,
      ),
    ),
  )
  const product = details.find(({ skus }) => skus.some(({ image }) => image))!
  const images = [...new Set(product.skus.flatMap(({ image }) => (image ? [image] : [])))]
  const loaded: string[] = []
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto(`/en/detail/${product.id}`)
  await expect
    .poll(() => images.filter((image) => !loaded.some((path) => path.startsWith(image))))
    .toEqual([])
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false })

  test('the buy box stays in view and the small pictures stand in one row', async ({
    page,
    shop,
  }) => {
    const { id } = await productToBuy(shop.visitor, 11)
    await page.goto(`/en/detail/${id}`)
    const small = page.getByRole('button', { name: /^Picture \d+ of \d+$/ })
    const tops = await small.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size).toBeLessThanOrEqual(1)
    await page.getByRole('heading', { name: t('productPage.description') }).scrollIntoViewIfNeeded()
    await expect(
      page.getByRole('main').getByRole('button', { name: t('product.buyNow') }),
    ).toBeInViewport()
  })

  test('Tab reaches the rail before the page', async ({ page }) => {
    await page.goto('/en/detail/1')
    const stops = [
      'actions.skipToContent',
      'tabs.home',
      'tabs.explore',
      'tabs.cart',
      'tabs.me',
    ] as const
    for (const name of [...stops, 'actions.back'] as const) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveAccessibleName(t(name))
    }
  })

  test('Tab leaves the pictures after one stop', async ({ page, shop }) => {
    const { id } = await productToBuy(shop.visitor, 9)
    await page.goto(`/en/detail/${id}`)
    const gallery = page.getByRole('region', { name: t('gallery.label') })
    await gallery.getByRole('button', { name: /picture 1 of/ }).focus()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toBeVisible()
    await expect(gallery.locator(':focus')).toHaveCount(0)
  })
})

test('A phone held sideways shows the price below the picture', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 })
  await page.goto('/en/detail/1')
  const gallery = page.getByRole('region', { name: t('gallery.label') })
  const { y, height } = await boxOf(gallery)
  const { middle } = await boxOf(page.getByRole('main').getByText('$').first())
  const bar = await boxOf(page.getByRole('button', { name: t('product.buyNow') }))
  expect(y + height).toBeLessThan(middle.y)
  expect(middle.y).toBeLessThan(bar.y)
})

test('A shopper reads how many pieces can be ordered when more are typed', async ({
  page,
  toasts,
}) => {
  await page.goto('/en/detail/2')
  const sheet = page.getByRole('dialog')
  await expect(async () => {
    await page.getByRole('button', { name: t('product.addToCart') }).click({ timeout: 1000 })
    await expect(sheet).toBeVisible({ timeout: 1000 })
  }).toPass()
  const quantity = sheet.getByRole('textbox', { name: t('product.quantity') })
  await quantity.fill('99999')
  await quantity.press('Enter')
  const most = await quantity.inputValue()
  expect(Number(most)).toBeLessThan(1000)
  await expectToast(toasts, `You can order at most ${most}`)
})
