import type { Locator, Page } from '@playwright/test'
import { expect, wordsIn } from './fixtures'
import { shown } from './gestures'
import { accessProblems } from './pages/access'
import { layoutProblems } from './pages/layout'
import { open } from './pages/visit'
import { test, WINDOW } from './pages/fixtures'
import { WORD, type World } from './pages/world'

const t = wordsIn('en')

interface Opener {
  path: (world: Omit<World, 'word'>) => string
  button: (page: Page) => Locator
}

const named = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name })

const OPENERS: Record<string, Opener> = {
  variants: {
    path: ({ product }) => `/detail/${product.id}`,
    button: named(t('product.buyNow')),
  },
  sharing: {
    path: ({ product }) => `/detail/${product.id}`,
    button: named(t('share.action')),
  },
  'search filters': {
    path: () => `/searchs?keyword=${WORD.en}`,
    button: named(t('search.filter')),
  },
  'delivery addresses': {
    path: ({ sku }) => `/checkout?items=${sku}.1`,
    button: named(/Mali Srisai/),
  },
  'the payment password': {
    path: ({ unpaid }) => `/payment?orders=${unpaid}`,
    button: named(/^Pay /),
  },
  'cancelling an order': { path: () => '/myPurchases', button: named(t('orders.cancel')) },
  'the refund reason': {
    path: ({ shipped }) => `/refund/${shipped}`,
    button: named(t('refund.reason')),
  },
  'the area': { path: () => '/addressForm', button: named(t('address.area')) },
  'a withdrawal': { path: () => '/depositRecord', button: named(/商业银行/) },
  quitting: { path: () => '/setting', button: named('Quit') },
}

test.describe.configure({ mode: 'parallel' })

for (const [what, { path, button }] of Object.entries(OPENERS))
  test(`The sheet for ${what} is accessible, closes with Escape and restores the focus`, async ({
    browser,
    world,
  }) => {
    const context = await browser.newContext({ ...WINDOW, storageState: world.session })
    const page = await context.newPage()
    await open(page, `/en${path(world)}`)
    const opener = shown(button(page)).first()
    await opener.click()
    const sheet = shown(page.locator('[role=dialog], [role=alertdialog]')).first()
    await expect(sheet).toBeVisible()
    await expect
      .poll(() => sheet.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true)
    expect([...(await accessProblems(page)), ...(await layoutProblems(page))]).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
    await context.close()
  })
