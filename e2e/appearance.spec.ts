import type { Page } from '@playwright/test'
import { expect, productToBuy, test, wordsIn } from './fixtures'
import { shown } from './gestures'

test.use({ locale: 'en-US' })

/** Runs in the page: records where pictures began to expand, and which shrank into their cards. */
function watchMorphs() {
  const seen: string[] = []
  const opened: Box[] = []
  Object.assign(window, { morphs: seen, opened })
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...change) {
    const animation = animate.apply(this, change)
    const { x, y, width, height } = this.getBoundingClientRect()
    if (this.closest('[data-page-skeleton]')) opened.push({ x, y, width, height })
    return animation
  }
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    void transition.ready.then(
      () => {
        const names = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? '')
          .flatMap(
            (pseudo) =>
              /^::view-transition-group\(((?:detail|shop)-\d+)\)$/.exec(pseudo)?.[1] ?? [],
          )
        seen.push(...new Set(names))
      },
      () => undefined,
    )
    return transition
  }
}

/** Runs in the page: whether the browser may show its own preview and menu. */
const asksForPreview = (link: HTMLElement) =>
  link.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))

const morphsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { morphs: string[] }).morphs)
const openedOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { opened: Box[] }).opened)

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const rounded = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round)

for (const [kind, path] of [
  ['product', '/detail/'],
  ['shop', '/shop/'],
] as const)
  test(`The picture of a ${kind} animates from its card to its page and back`, async ({ page }) => {
    await page.addInitScript(watchMorphs)
    await page.goto('/en/home')
    const card = shown(page.locator(`main a[href*="${path}"]`)).first()
    const name = /(?:detail|shop)\/\d+/.exec((await card.getAttribute('href')) ?? '')?.[0] ?? ''
    const morph = name.replace('/', '-')
    await card.scrollIntoViewIfNeeded()
    // Nothing replaces the browser's menu for a long press on a link.
    expect(await card.evaluate(asksForPreview)).toBe(true)
    await page.waitForLoadState('networkidle')
    const picture = await card.locator('img').first().boundingBox()
    await card.click()
    await expect(page).toHaveURL(new RegExp(`/${name}$`))
    await expect(shown(page.getByRole('heading', { level: 1 }))).toBeVisible()
    expect((await openedOf(page)).map(rounded)).toEqual([rounded(picture!)])
    await shown(page.getByRole('link', { name: wordsIn('en')('actions.back') })).click()
    await expect(page).toHaveURL(/\/home$/)
    await expect(card).toBeInViewport()
    await expect.poll(() => morphsOf(page)).toEqual([morph])
  })

test('Nothing animates for a shopper who prefers reduced motion', async ({ page, shop }) => {
  const { shop_id } = await productToBuy(shop.visitor, 3)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(watchMorphs)
  await page.goto(`/shop/${shop_id}`)
  await page.waitForLoadState('networkidle')
  await shown(page.locator('main a[href*="/detail/"]')).first().click()
  await expect(shown(page.getByRole('heading', { level: 1 }))).toBeVisible()
  expect(await openedOf(page)).toEqual([])
  expect(await morphsOf(page)).toEqual([])
})

test('A shopper chooses the dark theme, and the next page is dark before the first paint', async ({
  page,
  shopper,
}) => {
  await shopper.account()
  await page.goto('/en/setting')
  await page.getByRole('radio', { name: wordsIn('en')('setting.theme.dark') }).click()
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await expect.poll(ground).toBe('rgb(20, 19, 17)')
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.atFirst = document.documentElement.dataset.theme
    }),
  )
  await page.goto('/en/home')
  await expect.poll(ground).toBe('rgb(20, 19, 17)')
  expect(await page.evaluate(() => document.documentElement.dataset.atFirst)).toBe('dark')
})
