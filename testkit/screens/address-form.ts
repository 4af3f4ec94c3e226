import type { Locator } from '@playwright/test'
import { Screen, startingWith } from './screen'

/** /addressForm */
export class AddressFormScreen extends Screen {
  goto(id?: number) {
    return this.open(id === undefined ? '/addressForm' : `/addressForm/${id}`)
  }

  get addressee(): Locator {
    return this.field('address.addressee')
  }

  get phone(): Locator {
    return this.field('address.phone')
  }

  get area(): Locator {
    return this.page.getByRole('button', { name: startingWith(this.words('address.area')) })
  }

  get detail(): Locator {
    return this.field('address.detail')
  }

  get tag(): Locator {
    return this.field('address.tag')
  }

  get postalCode(): Locator {
    return this.field('address.postalCode')
  }

  get save(): Locator {
    return this.button('address.save')
  }

  /** Finds the three in the lists by their names in Latin letters, for example `Thailand`. */
  async chooseArea(country: string, province: string, city: string): Promise<void> {
    await this.area.click()
    const sheet = this.dialog('address.area')
    for (const [level, name] of Object.entries({ country, province, city })) {
      const box = sheet.getByRole('combobox', { name: this.words('address.areaSearch', { level }) })
      await box.fill(name)
      await sheet.getByRole('option').first().filter({ hasText: name }).waitFor()
      await box.press('Enter')
    }
    await sheet.waitFor({ state: 'hidden' })
  }
}
