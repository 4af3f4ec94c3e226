import { setTimeout as sleep } from 'node:timers/promises'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, test, wordsIn } from './fixtures'
import { untilHydrated } from './gestures'

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

async function addFirstOptions(page: Page) {
  const add = { name: wordsIn('en')('product.addToCart') }
  await page.goto('/en/detail/1')
  await page.getByRole('region').getByRole('button', add).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('radio').first()).toBeVisible()
  for (const group of await sheet.getByRole('radiogroup').all())
    await group.getByRole('radio').and(page.locator(':enabled')).first().click()
  await sheet.getByRole('button', add).click()
  await expect(sheet).toBeHidden()
}

test('A closed cart offers customer service and has no badge', async ({ page }) => {
  const t = wordsIn('en')
  await addFirstOptions(page)
  await page.goto('/en/home')
  const tabs = page.getByRole('navigation', { name: t('tabs.label') })
  const cart = tabs.getByRole('link', { name: 'Cart' })
  await cart.click()
  await visibleToast(page, REGION)
  await expect(cart).toHaveText('Cart')
  await page.getByRole('link', { name: t('notices.contactService') }).click()
  await expect(page).toHaveURL(/\/login\?from=%2Fservice/)
  await expect(page.getByRole('link', { name: t('notices.contactService') })).toBeHidden()
})

test('An open cart shows how much is in it', async ({ page }) => {
  await page.route('**/region', (route) =>
    route.fulfill({ json: { closed: [], merchantUrl: null } }),
  )
  await addFirstOptions(page)
  await page.goto('/en/home')
  const tabs = page.getByRole('navigation', { name: wordsIn('en')('tabs.label') })
  await expect(tabs.getByRole('link', { name: /Cart$/ })).toHaveText(/1/)
})

test("Me opens the merchants' sign-in in a new window", async ({ page }) => {
  await page.goto('/home')
  const opened = page.waitForEvent('popup')
  const me = page.getByRole('link', { name: 'Me', exact: true })
  await expect(me).toHaveAccessibleDescription(wordsIn('en')('notices.merchant'))
  await me.click()
  const console = await opened
  expect(console.url()).toBe(`${process.env.SAMPAN_CONSOLE_URL}/login`)
  await expect(console.getByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeVisible()
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
  expect((await shopper.account()).id).toBeGreaterThan(0)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/home$/)
})

test('/login ends the session of a shopper that cannot be loaded', async ({ page, shopper }) => {
  expect((await shopper.account()).id).toBeGreaterThan(0)
  await page.route('**/api/user/getUserInfo', (route) => route.abort())
  await page.goto('/address')
  await expect(page).toHaveURL(/\/login$/)
})

test('The shopper goes home when ending that session fails too', async ({ page, shopper }) => {
  expect((await shopper.account()).id).toBeGreaterThan(0)
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

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls as far, once the page is tall enough, and answers how far that was. */
async function scrollDown(page: Page, to: number): Promise<number> {
  const scroll = () =>
    page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: 'instant' })
      return Math.round(window.scrollY)
    }, to)
  await expect.poll(scroll).toBeGreaterThan(to - 5)
  // The position is saved with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  return top(page)
}

const cards = (page: Page) => page.locator('main a[href*="/detail/"]:visible')

/** Follows a product in view, without the scrolling that Playwright does before a click. */
async function openProductInView(page: Page) {
  await untilHydrated(cards(page).first())
  await cards(page).evaluateAll((links) => {
    const inView = links.find((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      return top > 80 && bottom < window.innerHeight - 80
    })
    ;(inView as HTMLElement | undefined)?.click()
  })
  await expect(page).toHaveURL(/\/detail\/\d+/)
}

async function expectTop(page: Page, expected: number) {
  await expect.poll(() => top(page)).toBe(expected)
  // It stays there.
  await page.waitForTimeout(300)
  expect(await top(page)).toBe(expected)
}

const goBackInPage = (page: Page) =>
  page.locator(`a[aria-label="${wordsIn('en')('actions.back')}"]:visible`).click()

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
  const name = await page.locator('h1:visible').innerText()
  await expect(page).toHaveTitle(`${name} · Sampan`)
  await expect(page.locator('p[role=alert]')).toHaveText(`${name} · Sampan`)
  await expect(page.locator('#__next-route-announcer__')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  await expect(product).toBeFocused()
})

for (const [name, goBack] of [
  ['browser', (page: Page) => page.goBack()],
  ['page', goBackInPage],
] as const) {
  test(`Each product opens at 20 px and home is restored with the Back of the ${name}`, async ({
    page,
  }) => {
    await page.goto('/home')
    for (const depth of [1200, 700, 1500]) {
      const left = await scrollDown(page, depth)
      await openProductInView(page)
      await expectTop(page, 20)
      await scrollDown(page, 400)
      await goBack(page)
      await expect(page).toHaveURL(/\/home$/)
      await expectTop(page, left)
    }
  })

  test(`Search results and a shop are restored with the Back of the ${name}`, async ({ page }) => {
    for (const [path, depth] of [
      ['/searchs?keyword=a', 1500],
      ['/shop/1', 700],
    ] as const) {
      await page.goto(`/en${path}`)
      for (let round = 0; round < 2; round += 1) {
        await expect(cards(page).first()).toBeVisible()
        const left = await scrollDown(page, depth)
        await openProductInView(page)
        await expectTop(page, 20)
        await goBack(page)
        await expect(page).not.toHaveURL(/\/detail/)
        await expectTop(page, left)
      }
    }
  })
}

test('Back and forward through several pages restore each of them', async ({ page }) => {
  await page.goto('/en/shop/1')
  const inShop = await scrollDown(page, 600)
  await openProductInView(page)
  await expectTop(page, 20)
  const onProduct = await scrollDown(page, 200)
  await page.goBack()
  await expectTop(page, inShop)
  await page.goForward()
  await expect(page).toHaveURL(/\/detail\/\d+/)
  await expectTop(page, onProduct)
  await page.goBack()
  await expectTop(page, inShop)
  await openProductInView(page)
  await expectTop(page, 20)
})

for (const [moment, waitUntil] of [
  ['once the page is loaded', 'load'],
  ['before the page is hydrated', 'domcontentloaded'],
] as const)
  test(`Search results are restored with Back after a reload, ${moment}`, async ({ page }) => {
    await page.goto('/en/searchs?keyword=a')
    await expect(cards(page).first()).toBeVisible()
    const left = await scrollDown(page, 1500)
    await openProductInView(page)
    await expectTop(page, 20)
    await page.reload({ waitUntil })
    await page.evaluate(() => window.history.back())
    await expect(page).toHaveURL(/\/searchs/)
    await expect(cards(page).first()).toBeVisible()
    await expectTop(page, left)
  })

test('A reload stays where the shopper was', async ({ page }) => {
  await page.goto('/en/shop/1')
  await untilHydrated(cards(page).first())
  const left = await scrollDown(page, 600)
  await page.reload()
  await expectTop(page, left)
})

test('Results before a filter are restored with Back', async ({ page }) => {
  const t = wordsIn('en')
  await page.goto('/en/searchs?keyword=a')
  await expect(cards(page).first()).toBeVisible()
  const left = await scrollDown(page, 1500)
  await page.getByRole('button', { name: t('search.filter') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('switch', { name: t('search.inStock') }).check()
  await sheet.getByRole('button', { name: /^Show / }).click()
  await expect(page).toHaveURL(/in_stock=1/)
  await expect.poll(() => top(page)).toBe(0)
  await page.goBack()
  await expect(page).not.toHaveURL(/in_stock/)
  await expect.poll(() => top(page)).toBe(left)
})

test('The first move to a page is smooth, and every return is instant', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { scrolls: seen })
    const scrollTo = window.scrollTo.bind(window)
    window.scrollTo = (...args: unknown[]) => {
      const [options] = args as [ScrollToOptions]
      seen.push(`${options.behavior} ${options.top}`)
      scrollTo(options)
    }
  })
  const scrolls = () =>
    page.evaluate(() => (window as unknown as { scrolls: string[] }).scrolls.splice(0))
  await page.goto('/en/shop/1')
  const left = await scrollDown(page, 600)
  for (let round = 0; round < 2; round += 1) {
    await scrolls()
    await openProductInView(page)
    await expectTop(page, 20)
    expect(await scrolls()).toContain('smooth 20')
    await page.goBack()
    await expectTop(page, left)
    const back: string[] = []
    // The browser may have restored the position before the page does.
    const readBack = async () => {
      back.push(...(await scrolls()))
      return back
    }
    await expect.poll(readBack).toContain(`instant ${left}`)
    expect(back.join()).not.toContain('smooth')
  }
})

/** Runs in the page: follows a card in view and answers after how many ms its skeleton showed the tapped picture. */
async function openAndTime(path: string) {
  const links = [...document.querySelectorAll<HTMLElement>(`main a[href*="${path}"]`)]
  const link = links.find((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return top > 80 && bottom < window.innerHeight - 80
  })
  if (!link) throw new Error(`No card in view, ${links.length} in the page`)
  const tapped = link.querySelector('img')?.currentSrc
  const began = performance.now()
  link.click()
  while (performance.now() - began < 5000) {
    const pictures = document.querySelectorAll<HTMLImageElement>('[data-page-skeleton] img')
    if ([...pictures].some(({ src, complete }) => src === tapped && complete))
      return performance.now() - began
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  throw new Error(`No skeleton with the picture ${tapped}`)
}

/** Opens the home page; until its script has arrived, a tapped card is an ordinary link without a skeleton. */
async function openHomeWithSkeletons(page: Page) {
  const script = page.waitForResponse(
    async (response) =>
      response.request().resourceType() === 'script' &&
      (await response.text()).includes('data-page-skeleton'),
  )
  await page.goto('/en/home')
  await script
  await untilHydrated(cards(page).first())
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** What is promised is 100 ms; a busy machine may take longer. */
const SKELETON_MS = 500

/** Cards of both kinds, and how far down the home page shows some. */
const CARDS = [
  { kind: 'product', path: '/detail/', depth: 700 },
  { kind: 'shop', path: '/shop/', depth: 150 },
]

const MOTION = {
  'with motion': () => Promise.resolve(),
  'with reduced motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
}

for (const { kind, path, depth } of CARDS) {
  for (const [motion, prepare] of Object.entries(MOTION))
    test(
      `A tapped ${kind} shows its picture at once on a slow network, ${motion}`,
      { tag: '@alone' },
      async ({ page }) => {
        await prepare(page)
        await openHomeWithSkeletons(page)
        await page.waitForLoadState('networkidle')
        await page.route(`**${path}**`, async (route) => {
          await sleep(1500)
          await route.continue()
        })
        const left = await scrollDown(page, depth)
        const waited = await page.evaluate(openAndTime, path)
        process.stdout.write(`Skeleton of a tapped ${kind} after ms: ${Math.round(waited)}\n`)
        expect(waited).toBeLessThan(SKELETON_MS)
        const skeleton = page.locator('[data-page-skeleton]')
        await expect(skeleton).toBeVisible()
        await expect(page).toHaveURL(new RegExp(`${path}\\d+`))
        await expect(skeleton).toHaveCount(0)
        await expectTop(page, 20)
        await page.goBack()
        await expect(page).toHaveURL(/\/home$/)
        await expectTop(page, left)
      },
    )

  test(`Back leaves a ${kind} that is still loading, and it does not come later`, async ({
    page,
  }) => {
    await openHomeWithSkeletons(page)
    await page.waitForLoadState('networkidle')
    const answered = Promise.withResolvers<void>()
    await page.route(`**${path}**`, async (route) => {
      await answered.promise
      await route.continue()
    })
    const left = await scrollDown(page, depth)
    for (const goBack of [
      () => page.goBack(),
      () => page.getByRole('button', { name: wordsIn('en')('actions.back'), exact: true }).click(),
    ]) {
      await page.evaluate(openAndTime, path)
      await goBack()
      await expect(page.locator('[data-page-skeleton]')).toHaveCount(0)
      await expect(page).toHaveURL(/\/home$/)
    }
    // Before the frame after which the page would be requested.
    await page.evaluate((within) => {
      document.querySelector<HTMLElement>(`main a[href*="${within}"]`)?.click()
      window.history.back()
    }, path)
    await expect(page.locator('[data-page-skeleton]')).toHaveCount(0)
    answered.resolve()
    await page.waitForTimeout(1500)
    await expect(page).toHaveURL(/\/home$/)
    await expectTop(page, left)
  })

  test(`A ${kind} whose data cannot be loaded opens as a new document`, async ({ page }) => {
    await page.goto('/en/home')
    await page.waitForLoadState('networkidle')
    await page.route(`**${path}**`, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    )
    await scrollDown(page, depth)
    await page.evaluate(openAndTime, path).catch(() => 'the document was replaced')
    await expect(page).toHaveURL(new RegExp(`${path}\\d+$`))
    await expect(page.locator('h1:visible')).toHaveCount(1)
    await expect(page.locator('[data-page-skeleton]')).toHaveCount(0)
  })
}

test('The skeleton of a shop has the layout of its page', async ({ page }) => {
  const answered = Promise.withResolvers<void>()
  // Before the page is opened: a shop that is loaded ahead needs no skeleton.
  await page.route('**/shop/**', async (route) => {
    await answered.promise
    await route.continue()
  })
  await openHomeWithSkeletons(page)
  await scrollDown(page, 150)
  await page.evaluate(openAndTime, '/shop/')
  const skeleton = page.locator('[data-page-skeleton]')
  const boxes = async (within: Locator) => [
    await within.locator('[data-shop-logo]').boundingBox(),
    await within.locator('dl').boundingBox(),
  ]
  const before = await boxes(skeleton)
  answered.resolve()
  await expect(skeleton).toHaveCount(0)
  await expectTop(page, 20)
  expect(await boxes(page.locator('main:visible'))).toEqual(before)
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

/** What Next's router sends when a shopper changes the language, or a page refreshes its data. */
const STATE_TREES = {
  'another language': ['', { children: [['locale', 'th', 'd', null], { children: ['', {}] }] }],
  'a refresh': [
    '',
    { children: [['locale', 'en', 'd', null], { children: ['', {}] }] },
    null,
    'refetch',
  ],
  'the same language': ['', { children: [['locale', 'en', 'd', null], { children: ['', {}] }] }],
}

for (const [name, tree] of Object.entries(STATE_TREES))
  test(`Public pages answer the router with their data: ${name}`, async ({ request, shop }) => {
    const { id, shop_id } = await shop.product()
    for (const path of ['/en/home', `/en/detail/${id}`, `/detail/${id}`, `/en/shop/${shop_id}`]) {
      const response = await request.get(`${path}?_rsc=1a2b3`, {
        headers: {
          rsc: '1',
          'next-router-state-tree': encodeURIComponent(JSON.stringify(tree)),
          'accept-language': 'en',
        },
      })
      expect([path, response.status()]).toEqual([path, 200])
      expect(response.headers()['content-type']).toContain('text/x-component')
    }
  })

test('A prefetch of search results ends without an error', async ({ request }) => {
  const response = await request.get('/en/searchs?keyword=phone', {
    headers: { rsc: '1', 'next-router-prefetch': '2' },
  })
  expect(response.status()).toBe(200)
  // In the data, a stream begins with the row "X" and ends with "C", but not after an error of the server.
  const rows = [...(await response.text()).matchAll(/^([\da-f]+):([XC])$/gm)]
  const streams = (kind: string) => rows.filter((row) => row[2] === kind).map((row) => row[1])
  expect(streams('X')).not.toEqual([])
  expect(new Set(streams('C'))).toEqual(new Set(streams('X')))
})
