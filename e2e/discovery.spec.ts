import type { Locator, Page } from '@playwright/test'
import { expect, test, wordsIn } from '@/e2e/fixtures'
import type { Locale } from '@/contracts/languages'

const WORD: Record<Locale, string> = {
  en: 'laptop',
  'zh-CN': '电脑',
  ja: 'パソコン',
  ko: '노트북',
  th: 'โน้ตบุ๊ก',
}
const LOCALES = Object.keys(WORD) as Locale[]

test.use({ locale: 'en-US' })

const t = wordsIn('en')

const productLinks = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')

/** Retried until the list is long enough. */
async function scrolledTo(page: Page, top: number) {
  const scroll = () =>
    page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: 'instant' })
      return window.scrollY
    }, top)
  await expect.poll(scroll).toBeGreaterThan(top - 50)
}

/** Without the scrolling that Playwright does before a click on a fixed element. */
const tap = (link: Locator) => link.evaluate((element: HTMLElement) => element.click())

/** By taps only: a document load would reset the state. */
async function visitSixPages(page: Page) {
  await tap(page.getByRole('link', { name: t('home.language') }))
  await expect(page).toHaveURL(/\/language/)
  await page.goBack()
  await tap(page.getByRole('link', { name: t('home.profile') }))
  for (const row of ['address', 'language', 'myFavourite'] as const) {
    const link = page.getByRole('main').getByRole('link', { name: t(`titles.${row}`) })
    await link.click()
    await expect(page).toHaveURL(new RegExp(`/${row}`))
    await page.goBack()
    await expect(link).toBeVisible()
  }
  await page.goBack()
  await tap(page.getByRole('banner').getByRole('link', { name: t('home.search') }))
  await expect(page).toHaveURL(/\/search/)
  await page.goBack()
}

for (const locale of LOCALES) {
  test(`A shopper searches from the home page in ${locale}`, async ({ page }) => {
    const words = wordsIn(locale)
    await page.goto(`/${locale}/home`)
    await page
      .getByRole('banner')
      .getByRole('link', { name: words('home.search') })
      .click()
    const field = page.getByRole('combobox', { name: words('search.field') })
    await expect(field).toBeFocused()
    await field.pressSequentially(WORD[locale], { delay: 40 })
    await field.press('Enter')
    await expect(page).toHaveURL(/\/searchs\?keyword=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words('search.resultsFor', { keyword: WORD[locale] }),
    )
    await expect(productLinks(page).first()).toBeVisible()
    const bar = await page.getByRole('banner').boundingBox()
    const count = await page.getByRole('main').getByRole('status').first().boundingBox()
    expect(count!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
    await page.getByRole('tab', { name: words('feed.shops') }).click()
    await expect(page).toHaveURL(/tab=shops/)
  })
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

  test('The rows of the home page have a scrollbar and room for focus rings', async ({ page }) => {
    await page.goto('/en/home')
    const rows = page.getByRole('main').locator('ul.scroller')
    await expect(rows.first()).toBeVisible()
    for (const row of await rows.all()) {
      await expect(row).toHaveCSS('scrollbar-width', 'thin')
      const top = (await row.boundingBox())!.y
      expect((await row.getByRole('link').first().boundingBox())!.y - top).toBeGreaterThanOrEqual(4)
    }
  })
})

test('A shopper moves through suggestions with the arrow keys and closes them with Escape', async ({
  page,
}) => {
  await page.goto('/en/search')
  const field = page.getByRole('combobox')
  await field.pressSequentially('la', { delay: 40 })
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const id = await options.first().getAttribute('id')
  await expect(field).toHaveAttribute('aria-activedescendant', id ?? '')
  await field.press('Escape')
  await expect(options).toHaveCount(0)
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  const chosen = (await options.first().textContent()) ?? ''
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`keyword=${encodeURIComponent(chosen).split('%')[0]}`))
})

test('The phone remembers searches, and a shopper clears them', async ({ page }) => {
  await page.goto('/en/search')
  await page.getByRole('combobox').fill('lamp')
  await page.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/keyword=lamp/)
  await page.goto('/en/search')
  await expect(page.getByRole('button', { name: 'lamp', exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('search.clearHistory'), exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: t('search.clearHistory'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('search.history') })).toBeHidden()
})

test('Filters are in the URL: a shopper shares, removes and undoes them', async ({ page }) => {
  await page.goto('/en/searchs?keyword=laptop')
  await page.getByRole('button', { name: t('search.filter') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('switch', { name: t('search.inStock') }).check()
  await sheet.getByRole('button', { name: /^Show / }).click()
  await expect(page).toHaveURL(/in_stock=1/)
  const chip = page.getByRole('button', {
    name: t('search.takeBack', { name: t('search.inStock') }),
  })
  await expect(chip).toBeVisible()
  await page.reload()
  await expect(chip).toBeVisible()
  await chip.click()
  await expect(page).not.toHaveURL(/in_stock/)
  await page.goBack()
  await expect(page).toHaveURL(/in_stock=1/)
  await expect(chip).toBeVisible()
})

test('Filters without a match say so, and one tap removes them', async ({ page }) => {
  await page.goto('/en/searchs?keyword=laptop&category=toys&max_price=1')
  await expect(page.getByText(t('search.nothing', { keyword: 'laptop' }))).toBeVisible()
  await page
    .getByRole('button', { name: t('search.clearFilters') })
    .last()
    .click()
  await expect(productLinks(page).first()).toBeVisible()
})

test('A search without results links to categories', async ({ page }) => {
  await page.goto('/en/searchs?keyword=zzqqxxjjkk')
  await expect(page.getByText(t('search.nothing', { keyword: 'zzqqxxjjkk' }))).toBeVisible()
  const categories = page.getByRole('navigation', { name: t('search.categories') })
  await expect(categories.getByRole('link')).toHaveCount(10)
})

test('A search of 10,000 characters is one of 100, in the field and in the URL', async ({
  page,
}) => {
  await page.goto('/en/search')
  const field = page.getByRole('combobox')
  await field.focus()
  await page.keyboard.insertText('x'.repeat(10_000))
  await expect.poll(async () => (await field.inputValue()).length).toBe(100)
  await page.goto(`/en/searchs?keyword=${'x'.repeat(5000)}`)
  const searched = 'x'.repeat(100)
  await expect(page.getByText(t('search.nothing', { keyword: searched }))).toBeVisible()
})

test('Home and Explore keep their state after six other pages', async ({ page, shopper }) => {
  await shopper.account()
  await page.goto('/en/explore')
  const field = page.getByRole('searchbox', { name: t('feed.search') })
  await field.fill('half a wo')
  const category = page.getByRole('group', { name: t('feed.category') })
  const chip = category.getByRole('button').nth(2)
  await chip.click()
  await expect(productLinks(page).first()).toBeVisible()
  const loaded = page.waitForResponse((answer) => answer.url().includes('cursor='))
  await scrolledTo(page, 2000)
  await loaded
  await scrolledTo(page, 2600)
  const before = await page.evaluate(() => window.scrollY)
  const inView = () => page.evaluate(() => document.elementFromPoint(100, 400)?.closest('a')?.href)
  await expect.poll(inView).toContain('/detail/')
  const seen = await inView()

  const tabs = page.getByRole('navigation', { name: t('tabs.label') })
  await tap(tabs.getByRole('link', { name: t('tabs.home') }))
  await expect(page).toHaveURL(/\/home/)
  // A page opens there after its address has changed.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(20)
  await scrolledTo(page, 500)
  const homeBefore = await page.evaluate(() => window.scrollY)
  await visitSixPages(page)
  await expect(page).toHaveURL(/\/home/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(homeBefore)
  await tap(tabs.getByRole('link', { name: t('tabs.explore') }))
  await expect(page).toHaveURL(/\/explore/)
  await expect(field).toHaveValue('half a wo')
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await expect.poll(inView).toBe(seen)
})

test('A shopper pulls the list down to refresh it', async ({ page }) => {
  await page.goto('/en/explore')
  const card = productLinks(page).first()
  await expect(card).toBeVisible()
  await scrolledTo(page, 2000)
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20)
  await scrolledTo(page, 0)
  await page.waitForLoadState('networkidle')
  const box = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = (y: number) => [{ x: box.x + 40, y }]
  const finger = await page.context().newCDPSession(page)
  const asked = page.waitForRequest((request) => request.url().includes('/api/product/list'))
  const top = box.y + 20
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(top) })
  for (let y = top; y < top + 240; y += 20) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(y) })
  }
  await expect(page.getByText(t('list.release'))).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/product/list*', async (route) => {
    await held.promise
    await route.continue()
  })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await asked
  await expect(page.getByRole('status').filter({ hasText: 'Refreshing' })).toBeVisible()
  held.resolve()
  await expect(page.getByText('Refreshing')).toBeHidden()
  await expect(card).toBeVisible()
  await expect(cards(page)).toHaveCount(20)
  const again = page.waitForRequest((request) => request.url().includes('cursor='))
  await scrolledTo(page, 2000)
  await again
})

test('Results come with the page; only scrolling asks for more of them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/product/list') asked.push(searchParams.get('cursor') ?? 'first')
  })
  for (const path of ['/en/searchs?sort=new', '/en/explore']) {
    asked.length = 0
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(cards(page)).toHaveCount(20)
    expect(asked).toEqual([])
    await scrolledTo(page, 2000)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    expect(asked).not.toContain('first')
    await expect.poll(() => cards(page).count()).toBeGreaterThan(20)
  }
})

test('Beside the first page, only cards near the viewport are in the DOM', async ({ page }) => {
  await page.goto('/en/explore')
  await expect(cards(page).first()).toBeVisible()
  const first = await cards(page).count()
  expect(first).toBeLessThanOrEqual(20)
  for (let screen = 1; screen <= 12; screen += 1) {
    await page.evaluate(() => window.scrollBy({ top: 900, behavior: 'instant' }))
    await page.waitForTimeout(150)
  }
  expect((await cards(page).count()) - first).toBeLessThan(36)
})

test('A viewed product is listed under recently viewed', async ({ page, shopper }) => {
  const { list } = await shopper.get<{ list: { id: number }[] }>('/api/product/list?limit=2')
  for (const { id } of list) {
    await page.goto(`/en/detail/${id}`)
    // The phone stores the product after hydration, later than the page can be read.
    await page.waitForFunction((seen) => JSON.stringify(localStorage).includes(`${seen}`), id)
  }
  const before = page.locator(`a[href$="/detail/${list[0]?.id}"]:visible`)
  const viewed = page.getByRole('region', { name: t('feed.viewed') })
  await expect(viewed.getByRole('link').and(before)).toBeVisible()
  await page.goto('/en/heart')
  await page.getByRole('tab', { name: t('favourites.viewed') }).click()
  await expect(page.getByRole('tabpanel').getByRole('link').and(before)).toBeVisible()
})

test('A shopper removes a favourite immediately, and it returns if the call fails', async ({
  page,
  shopper,
}) => {
  const { list } = await shopper.get<{ list: { id: number }[] }>('/api/product/list?limit=1')
  const { id = 0 } = list[0] ?? {}
  await shopper.post('/api/product/favourite', { product_id: id, on: true })
  await page.goto('/en/myFavourite')
  const remove = page.getByRole('tabpanel').getByRole('button', { name: /^Remove / })
  await page.route('**/api/product/favourite', (route) => route.abort())
  await remove.click()
  await expect(remove).toBeVisible()
  await page.unroute('**/api/product/favourite')
  await page.waitForTimeout(1500)
  await remove.click()
  await expect(page.getByText(t('favourites.noProducts'))).toBeVisible()
})

test('Results that the server could not load are loaded by the browser', async ({ page, shop }) => {
  const product = await shop.product()
  const query = { keyword: product.name }
  await shop.fault('/api/product/list', { status: 500, query })
  await page.goto(`/en/searchs?${new URLSearchParams(query)}`)
  await expect(productLinks(page).filter({ hasText: product.name })).toBeVisible()
})

test('A shopper searches within a shop', async ({ page }) => {
  await page.goto('/en/shop/1')
  const field = page.getByRole('searchbox', { name: t('feed.searchShop') })
  const asked = page.waitForRequest((request) =>
    /shop_id=1.*keyword=a|keyword=a.*shop_id=1/.test(request.url()),
  )
  await field.fill('a')
  await field.press('Enter')
  await asked
  await field.fill('zzqqxxjjkk')
  await field.press('Enter')
  await expect(page.getByText('No products')).toBeVisible()
})

test('Explore keeps its category in the address on return', async ({ page }) => {
  await page.goto('/en/explore')
  const toys = page
    .getByRole('group', { name: t('feed.category') })
    .getByRole('button')
    .nth(2)
  await expect(async () => {
    await toys.click()
    await expect(page).toHaveURL(/\?category=/, { timeout: 2000 })
  }).toPass()
  const [, query] = page.url().split('?')
  const tabs = page.getByRole('navigation', { name: t('tabs.label') })
  await tabs.getByRole('link', { name: t('tabs.home') }).click()
  await expect(page).toHaveURL(/\/home$/)
  await tabs.getByRole('link', { name: t('tabs.explore') }).click()
  await expect(page).toHaveURL(new RegExp(`\\?${query}$`))
  await expect(toys).toHaveAttribute('aria-pressed', 'true')
})

test('Categories without results are disabled and look so', async ({ page }) => {
  await page.goto('/en/searchs?keyword=laptop')
  await page.getByRole('button', { name: t('search.filter') }).click()
  const food = page.getByRole('dialog').getByRole('button', { name: /^Food/ })
  await expect(food).toBeDisabled()
  await expect(food).toHaveCSS('border-style', 'dashed')
})
