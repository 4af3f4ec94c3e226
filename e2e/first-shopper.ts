import type { Page } from '@playwright/test'
import { App, expect } from '@/testkit/main'
import { newPerson, PAY_CODE, photograph } from './fixtures'

/** What the first shopper of a new shop does, with the screens alone. */
export class FirstShopper {
  readonly app: App

  constructor(private readonly page: Page) {
    this.app = new App(page, 'en')
  }

  /** Registers, sets the payment password and enters an address in Thailand. */
  async register(): Promise<void> {
    const { app, page } = this
    const { given_name: givenName, family_name: familyName, ...own } = newPerson()
    await app.register.goto()
    await app.register.register({ ...own, givenName, familyName })
    await expect(page).not.toHaveURL(/register/)
    await app.payCode.goto()
    await app.payCode.code.fill(PAY_CODE)
    await app.payCode.codeAgain.fill(PAY_CODE)
    await app.payCode.set.click()
    await expect(app.payCode.set).toBeHidden()
    await app.addressForm.goto()
    await app.addressForm.addressee.fill('Mali Srisai')
    await app.addressForm.phone.fill('+66 81 234 5678')
    await app.addressForm.chooseArea('Thailand', 'Bangkok', 'Bang Rak')
    await app.addressForm.detail.fill('12 Charoen Krung Road')
    await app.addressForm.tag.fill('Home')
    await app.addressForm.save.click()
    await expect(app.addressForm.save).toBeHidden()
  }

  /** By bank transfer, because a new shop takes no cards. */
  async topUp(dollars: number): Promise<void> {
    const { app, page } = this
    await app.topUp.goto()
    await expect(app.topUp.byTransfer).toBeVisible()
    await expect(app.topUp.byCard).toBeHidden()
    await app.walletTopUp.goto('manual')
    await expect(page.getByText('River Bank')).toBeVisible()
    await app.walletTopUp.amount.fill(String(dollars))
    await app.walletTopUp.evidence.setInputFiles(await photograph(60, 40, 'slip.jpg'))
    await app.walletTopUp.submit.click()
    await expect(app.walletTopUp.success).toBeVisible()
  }

  /** Finds a product by a word of its name, chooses options, and pays. */
  async buy(word: string, options: string[]): Promise<void> {
    const { app, page } = this
    await app.searchResults.goto(word)
    await app.searchResults.products.first().click()
    await app.product.buy(options)
    await app.checkout.placeOrder.click()
    await expect(page).toHaveURL(/\/payment\?orders=\d+/)
    await page.getByRole('button', { name: /^Pay / }).click()
    for (const name of PAY_CODE)
      await app.payment.sheet.getByRole('button', { name, exact: true }).click()
    await app.payment.sheet.getByRole('button', { name: /^Pay / }).click()
    await expect(app.payment.success).toBeVisible()
  }

  /** With a picture. */
  async requestRefund(orderId: number, explanation: string): Promise<void> {
    const { app, page } = this
    await app.refund.goto(orderId)
    await app.refund.chooseReason(app.words('refundReasons.damaged'))
    await app.refund.explanation.fill(explanation)
    await app.refund.proof.setInputFiles(await photograph(60, 40, 'proof.jpg'))
    await page.getByRole('button', { name: /^Apply for/ }).click()
    await expect(app.refund.state('asked')).toBeVisible()
  }

  async withdraw(cents: number): Promise<void> {
    const { app, page } = this
    await app.withdraw.goto()
    await app.withdraw.amount.fill(String(cents / 100))
    await app.withdraw.bankName.fill('Mali’s bank')
    await app.withdraw.bankCardNo.fill('4242 4242 4242 4242')
    await app.withdraw.holder.fill('Mali Srisai')
    await app.withdraw.withdraw(PAY_CODE, cents)
    await expect(page).toHaveURL(/\/depositRecord$/)
  }
}
