import type { Locator, Page } from '@playwright/test'
import type { Locale } from '@/contracts/languages'
import { expect, wordsIn } from './fixtures'

/** Waits for a toast with these words, which may be gone again already. */
export async function expectToast(toasts: string[], text: string) {
  await expect.poll(() => toasts).toContain(text)
}

/** Hidden pages stay in the document; what a shopper acts on is what shows. */
export const shown = (locator: Locator) => locator.filter({ visible: true })

/** Fills the payment password on the keypad, as a thumb does. */
export async function enterPayCode(page: Page, locale: Locale, code: string, amount: string) {
  const t = wordsIn(locale)
  const sheet = page.getByRole('dialog', { name: t('payment.enterCode') })
  for (const digit of code) await sheet.getByRole('button', { name: digit, exact: true }).click()
  await sheet.getByRole('button', { name: t('payment.pay', { amount }) }).click()
}

/** Waits until nothing covers the page: clicks are blocked while a toast shows. */
export async function afterToast(page: Page): Promise<void> {
  await page.locator('[data-toast]').waitFor({ state: 'detached' })
}
