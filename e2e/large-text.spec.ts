import { expect, wordsIn } from './fixtures'
import { shown } from './gestures'
import { open } from './pages/visit'
import { test, WINDOW } from './pages/fixtures'
import { WORD } from './pages/world'

/** Runs in the page: buttons and links beyond the right edge, and text that breaks after each letter. */
function textProblems(): string[] {
  const isInScroller = (element: Element) => element.closest('.scroller, [role=tablist]') !== null
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only')
  const problems: string[] = []
  for (const element of document.querySelectorAll('a, button, p, span, h1, h2, dd, time')) {
    const text = element.textContent.trim()
    const { width, height, right } = element.getBoundingClientRect()
    if (!text || height <= 1 || isInScroller(element) || !isSeen(element)) continue
    if (element.matches('a, button, dd, time') && right > innerWidth + 1)
      problems.push(`“${text}” ends at ${Math.round(right)} px`)
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    const isLeaf = element.childElementCount === 0
    if (isLeaf && text.length > 5 && width < size * 2.5 && height > size * 4)
      problems.push(`“${text}” is ${Math.round(width)} px wide`)
  }
  for (const banner of document.querySelectorAll('[class*="aspect-16/7"]'))
    if (banner.scrollHeight > banner.clientHeight + 1) problems.push('a banner cuts its text')
  return problems
}

test('A shopper buys with text of 200 % on a phone', async ({ browser, world }) => {
  const context = await browser.newContext({ ...WINDOW, storageState: world.session })
  const page = await context.newPage()
  for (const path of [
    '/home',
    `/detail/${world.product.id}`,
    '/bag',
    `/checkout?items=${world.sku}.1`,
    '/profile',
    '/capitalRecord',
    `/orderInfo/${world.shipped}`,
    `/refund/${world.refunding}`,
  ]) {
    await open(page, `/en${path}`)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await page.evaluate(textProblems), path).toEqual([])
  }
  await context.close()
})

/** Runs in the page: prices that are wider than their cards, and how much of the window bars at its bottom cover. */
function coverage() {
  const cut = [...document.querySelectorAll('li, [role=listitem]')].flatMap((card) =>
    [...card.querySelectorAll('.text-accent')]
      .filter((price) => price.getBoundingClientRect().right > card.getBoundingClientRect().right)
      .map((price) => price.textContent),
  )
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { position, pointerEvents } = getComputedStyle(element)
    // The place of the toasts is empty.
    if (pointerEvents === 'none') return false
    const { bottom, height, width } = element.getBoundingClientRect()
    const isBar = (position === 'fixed' || position === 'sticky') && width === innerWidth
    return isBar && bottom >= innerHeight - 1 && height < innerHeight && element.checkVisibility()
  })
  const covered = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)
  return { cut, covered: covered / innerHeight }
}

test('Prices fit their cards and bars leave the page in view with text of 200 % on a small phone', async ({
  browser,
  world,
}) => {
  const context = await browser.newContext({
    ...WINDOW,
    storageState: world.session,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  const settings = await context.newCDPSession(page)
  await settings.send('Page.enable')
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const path of [
    '/home',
    '/explore',
    `/searchs?keyword=${WORD.en}`,
    `/detail/${world.product.id}`,
    '/bag',
    `/checkout?items=${world.sku}.1`,
    `/orderInfo/${world.shipped}`,
    `/orderInfo/${world.unpaid}`,
  ]) {
    await open(page, `/en${path}`)
    const { cut, covered } = await page.evaluate(coverage)
    expect(cut, path).toEqual([])
    expect(covered, path).toBeLessThan(1 / 3)
  }
  await context.close()
})

test('Japanese buttons of a dialog stand on one line each on a small phone', async ({
  browser,
  world,
}) => {
  const t = wordsIn('ja')
  const context = await browser.newContext({
    ...WINDOW,
    storageState: world.session,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await open(page, `/ja/orderInfo/${world.unpaid}`)
  await shown(page.getByRole('button', { name: t('orders.cancel'), exact: true })).click()
  const buttons = page.getByRole('alertdialog').getByRole('button')
  await expect(buttons).toHaveCount(2)
  for (const button of await buttons.all())
    expect((await button.boundingBox())?.height).toBeLessThan(48)
  await context.close()
})
