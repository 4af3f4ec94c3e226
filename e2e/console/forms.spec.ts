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
  const heading = page.getByRole('heading', { level: 1, name: /Walnut desk/ })
  await expect(heading).toBeVisible()
  // An ellipsis is drawn by the block around the text, not by one further out.
  const found = await heading.getByText(/Walnut desk/).evaluate((text) => {
    let block = text
    while (getComputedStyle(block).display === 'inline' && block.parentElement)
      block = block.parentElement
    const { textOverflow, overflowX } = getComputedStyle(block)
    return { textOverflow, overflowX, isCut: block.scrollWidth > block.clientWidth }
  })
  expect(found).toEqual({ textOverflow: 'ellipsis', overflowX: 'hidden', isCut: true })
  await context.close()
})
