import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@/testkit/main'
import { button, DESK, open } from './forms'
import { CONSOLE_URL } from './staff'

const FORMS = ['shops', 'categories', 'promos', 'banners', 'products']

for (const colorScheme of ['light', 'dark'] as const)
  test(`Forms with errors are accessible in the ${colorScheme} theme`, async ({ browser }) => {
    const context = await browser.newContext({ ...DESK, locale: 'en', colorScheme })
    const page = await context.newPage()
    await open(page, 'catalogue')
    for (const form of FORMS) {
      await page.goto(`${CONSOLE_URL}/${form}/create`)
      await button(page, 'ra.action.save').click()
      await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible()
      // The message slides in.
      await expect(page.getByRole('alert')).toHaveCSS('opacity', '1')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [form, id, nodes[0]?.html])).toEqual([])
    }
    await context.close()
  })

test('The long name of a product ends before the buttons of the bar', async ({ browser, shop }) => {
  const { id } = await shop.product({
    name: 'Walnut desk with a drawer and a lamp '.repeat(3).trim(),
  })
  const context = await browser.newContext({ ...DESK, locale: 'en' })
  const page = await context.newPage()
  await open(page, 'catalogue')
  await page.goto(`${CONSOLE_URL}/products/${id}`)
  const title = page.getByRole('heading', { level: 1 }).getByText(/Walnut desk/)
  await expect(title).toBeVisible()
  const [isCut, overflow] = await title.evaluate((text) => [
    text.scrollWidth > text.clientWidth,
    getComputedStyle(text).textOverflow,
  ])
  expect([isCut, overflow]).toEqual([true, 'ellipsis'])
  await context.close()
})
