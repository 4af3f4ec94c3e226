import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /detail/:product */
export class ProductScreen extends Screen {
  goto(id: number) {
    return this.open(`/detail/${id}`)
  }

  /** The bar at the bottom of phones. */
  get bar(): Locator {
    return this.region('product.bar')
  }

  get addToCart(): Locator {
    return this.bar.getByRole('button', { name: this.words('product.addToCart') })
  }

  get buyNow(): Locator {
    return this.bar.getByRole('button', { name: this.words('product.buyNow') })
  }

  get soldOut(): Locator {
    return this.bar.getByRole('button', { name: this.words('product.soldOut') }).first()
  }

  get favourite(): Locator {
    return this.button('product.favourite')
  }

  get share(): Locator {
    return this.button('share.action')
  }

  /** The sheet that asks for options. */
  get options(): Locator {
    return this.dialog('product.options')
  }

  /** Chooses one value of every option in the open sheet. */
  async choose(values: string[]): Promise<void> {
    for (const name of values) await this.options.getByRole('radio', { name, exact: true }).click()
  }

  /** Buys the product from the bar, with these values of its options. */
  async buy(values: string[] = []): Promise<void> {
    await this.buyNow.click()
    if (values.length === 0) return
    await this.choose(values)
    await this.options.getByRole('button', { name: this.words('product.buyNow') }).click()
  }

  /** Puts the product into the cart from the bar, with these values of its options. */
  async add(values: string[] = []): Promise<void> {
    await this.addToCart.click()
    if (values.length === 0) return
    await this.choose(values)
    await this.options.getByRole('button', { name: this.words('product.addToCart') }).click()
  }

  get delivery(): Locator {
    return this.region('productPage.delivery')
  }

  get reviews(): Locator {
    return this.region('productPage.reviews')
  }

  /** Shown when the product was taken off sale. */
  get gone(): Locator {
    return this.text('product.gone')
  }
}
