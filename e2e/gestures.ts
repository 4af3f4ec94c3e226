import type { Locator, Page } from '@playwright/test'
import type { Locale } from '@/contracts/languages'
import { expect, wordsIn } from './fixtures'

/** Waits for a toast with this text, which may be hidden again already. */
export async function expectToast(toasts: string[], text: string) {
  await expect.poll(() => toasts).toContain(text)
}

/** Hidden pages stay in the document; matches only visible elements. */
export const shown = (locator: Locator) => locator.filter({ visible: true })

/** Waits until React handles the events of an element; before, a link is an ordinary navigation. */
export async function untilHydrated(locator: Locator): Promise<void> {
  await expect
    .poll(() =>
      locator.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactFiber'))),
    )
    .toBe(true)
}

/** Enters the payment password on the keypad by taps. */
export async function enterPayCode(page: Page, locale: Locale, code: string, amount: string) {
  const t = wordsIn(locale)
  const sheet = page.getByRole('dialog', { name: t('payment.enterCode') })
  for (const digit of code) await sheet.getByRole('button', { name: digit, exact: true }).click()
  await sheet.getByRole('button', { name: t('payment.pay', { amount }) }).click()
}

/** Waits until nothing covers the page: clicks are blocked while a toast is visible. */
export async function afterToast(page: Page): Promise<void> {
  await page.locator('[data-toast]').waitFor({ state: 'detached' })
}

/** Finds the three in the lists by their names in Latin letters; the city may be missing in the list. */
export async function chooseArea(
  page: Page,
  locale: Locale,
  [country, province, city]: [string, string, string],
) {
  const t = wordsIn(locale)
  await page.getByRole('button', { name: t('address.area') }).click()
  const sheet = page.getByRole('dialog', { name: t('address.area') })
  for (const [level, name] of Object.entries({ country, province, city })) {
    const box = sheet.getByRole('combobox', { name: t('address.areaSearch', { level }) })
    await box.fill(name)
    await expect(sheet.getByRole('option').first()).toContainText(name)
    await box.press('Enter')
  }
  await expect(sheet).toBeHidden()
}

/** The session ends on the server, and its cookies stay. */
export async function revokeOnServer(page: Page, origin: string) {
  const cookies = await page.context().cookies(origin)
  const token = cookies.find(({ name }) => name.endsWith('token'))?.value ?? ''
  const answer = await fetch(`${origin}/api/user/logout`, { method: 'POST', headers: { token } })
  expect(answer.status).toBe(200)
}

/** Signs out with the button of the page. */
export async function quit(page: Page, locale: Locale) {
  const name = wordsIn(locale)('profile.quit')
  await page.getByRole('button', { name }).click()
  await page.getByRole('alertdialog').getByRole('button', { name }).click()
}
