import type { Locator } from '@playwright/test'
import { expect, test, type App, type Order, type Product } from '@/testkit/main'

/** This server opens every place, so that each page can be opened by its URL. */
test.use({
  ...(process.env.SAMPAN_OPEN_URL ? { baseURL: process.env.SAMPAN_OPEN_URL } : {}),
  shopperOptions: { balance: 100_000, cards: [{}] },
})

interface World {
  product: Product
  unpaid: Order
  shipped: Order
  received: Order
}

type Visit = [open: (app: App, world: World) => Promise<unknown>, sight: (app: App) => Locator]

/** Every screen but that of signing in, with a control that only it has. */
const VISITS: Record<Exclude<keyof App, 'locale' | 'words' | 'tabs' | 'login'>, Visit> = {
  home: [(app) => app.home.goto(), (app) => app.home.search],
  explore: [(app) => app.explore.goto(), (app) => app.explore.search],
  bag: [(app) => app.bag.goto(), (app) => app.bag.empty],
  search: [(app) => app.search.goto(), (app) => app.search.keyword],
  searchResults: [(app) => app.searchResults.goto('zzqq'), (app) => app.searchResults.shopsTab],
  product: [(app, { product }) => app.product.goto(product.id), (app) => app.product.buyNow],
  store: [(app, { product }) => app.store.goto(product.shop_id), (app) => app.store.follow],
  register: [(app) => app.register.goto(), (app) => app.register.givenName],
  forgotPassword: [(app) => app.forgotPassword.goto(), (app) => app.forgotPassword.sendCode],
  products: [(app) => app.products.goto(), (app) => app.products.filter],
  popular: [(app) => app.popular.goto(), (app) => app.popular.heading],
  favourites: [(app) => app.favourites.gotoFollowed(), (app) => app.favourites.viewedTab],
  checkout: [
    (app, { product }) => app.checkout.goto([{ sku_id: product.skus[0]!.id, quantity: 1 }]),
    (app) => app.checkout.placeOrder,
  ],
  payment: [(app, { unpaid }) => app.payment.goto([unpaid.id]), (app) => app.payment.pay(1499)],
  purchases: [(app) => app.purchases.goto(), (app) => app.purchases.tabOf(-4)],
  order: [(app, { shipped }) => app.order.goto(shipped.id), (app) => app.order.status('shipped')],
  review: [(app, { received }) => app.review.goto(received.id), (app) => app.review.content],
  refund: [(app, { shipped }) => app.refund.goto(shipped.id), (app) => app.refund.explanation],
  addresses: [(app) => app.addresses.goto(), (app) => app.addresses.add],
  addressForm: [(app) => app.addressForm.goto(), (app) => app.addressForm.addressee],
  profile: [(app) => app.profile.goto(), (app) => app.profile.balance],
  settings: [(app) => app.settings.goto(), (app) => app.settings.passwords],
  language: [(app) => app.language.goto(), (app) => app.language.choice('ja')],
  notifications: [(app) => app.notifications.goto(), (app) => app.notifications.readAll],
  security: [(app) => app.security.goto(), (app) => app.security.paymentPassword],
  passwords: [(app) => app.passwords.goto(), (app) => app.passwords.login],
  changePassword: [(app) => app.changePassword.goto(), (app) => app.changePassword.old],
  payCode: [(app) => app.payCode.goto(), (app) => app.payCode.code],
  topUp: [(app) => app.topUp.goto(), (app) => app.topUp.byTransfer],
  walletTopUp: [(app) => app.walletTopUp.goto('manual'), (app) => app.walletTopUp.amount],
  cardTopUp: [(app) => app.cardTopUp.goto(), (app) => app.cardTopUp.cardNumber],
  topUpRecords: [(app) => app.topUpRecords.goto(), (app) => app.topUpRecords.withStatus('passed')],
  withdraw: [(app) => app.withdraw.goto(), (app) => app.withdraw.submit()],
  withdrawals: [(app) => app.withdrawals.goto(), (app) => app.withdrawals.withStatus('cancelled')],
  fundRecord: [(app) => app.fundRecord.goto(), (app) => app.fundRecord.type],
  help: [(app) => app.help.goto(), (app) => app.help.contact],
  law: [(app) => app.law.goto(), (app) => app.law.sections],
  platform: [(app) => app.platform.goto(), (app) => app.platform.heading],
  services: [(app) => app.services.goto(), (app) => app.services.help],
  service: [(app) => app.service.goto(), (app) => app.service.heading],
  missing: [(app) => app.missing.goto(), (app) => app.missing.title],
}

/** The names are keys of messages/, which TypeScript checks for the other languages. */
for (const locale of ['en', 'th'])
  test.describe(`In ${locale}`, () => {
    test.use({ locale })

    test('every page object opens its screen and finds its controls', async ({
      app,
      page,
      shop,
      shopper,
    }) => {
      test.setTimeout(180_000)
      const [product, unpaid, shipped, received] = await Promise.all([
        shop.product(),
        shop.order(shopper, { status: 'unpaid' }),
        shop.order(shopper, { status: 'shipped' }),
        shop.order(shopper, { status: 'received' }),
      ])
      for (const [name, [open, sight]] of Object.entries(VISITS)) {
        await test.step(name, async () => {
          await open(app, { product, unpaid, shipped, received })
          await expect(sight(app).first(), name).toBeVisible()
          await expect(page.locator('html')).toHaveAttribute('lang', locale)
        })
      }
      await app.home.goto()
      await app.tabs.explore.click()
      await expect(app.explore.search).toBeVisible()
    })

    test('a shopper pays by the page objects', async ({ app, page, shop, shopper }) => {
      const { skus, id } = await shop.product({
        price: 123_456,
        options: [{ name: 'Size', values: ['S', 'M'] }],
      })
      await shop.topUp(shopper, { amount: 50_000 })
      await app.product.goto(id)
      await shopper.addAddress({ addressee: 'Nok Chai' })
      await app.product.buy(skus[1]?.values)
      await app.checkout.chooseAddress('Nok Chai')
      await expect(app.checkout.deliverTo).toContainText('Nok Chai')
      await app.checkout.placeOrder.click()
      await expect(page).toShowToast(app.words('toasts.createOrderSuccess'))
      await app.payment.payWith(shopper.payPassword ?? '', 123_456)
      await expect(page).toShowToast(app.words('toasts.paySuccess'))
      await expect(app.payment.success).toBeVisible()
      await app.profile.goto()
      await expect(app.profile.balance).toShowAmount(150_000 - 123_456)
    })
  })
