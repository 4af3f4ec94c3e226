import {
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test'
import { startLog } from '@/testkit/assertions/page-log'
import { App } from '@/testkit/screens/app'
import { connect, type Shop } from '@/testkit/state/shop'
import type { Shopper } from '@/testkit/state/shopper'
import type { ShopperOptions } from '@/testkit/state/shoppers'
import { localeOf } from '@/testkit/words/words'
import { slowDown, type Slowness } from './slowness'

export interface KitOptions {
  /** The TEST_CONTROL token of the server; by default the environment variable of that name. */
  testControl: string
  /** How the fixture `shopper` is created. */
  shopperOptions: ShopperOptions
  /** A slow network or processor; in Chromium only, other engines skip the test. */
  slowness: Slowness | undefined
}

export interface KitFixtures {
  /** The server at `baseURL`: creates everything a test needs. Its faults end with the test. */
  shop: Shop
  /** A new shopper, signed in on `page` and every other page of its context. */
  shopper: Shopper
  /** The screens of `page`, in the language of the option `locale`. */
  app: App
}

type KitTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & KitOptions & KitFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>

/** Playwright's `test` with the fixtures of the kit. `locale` is the language: `test.use({ locale: 'th' })`. */
export const test: KitTest = base.extend<KitOptions & KitFixtures>({
  testControl: [process.env.TEST_CONTROL ?? '', { option: true }],
  shopperOptions: [{}, { option: true }],
  slowness: [undefined, { option: true }],

  context: async ({ context }, provide) => {
    await startLog(context)
    await provide(context)
  },

  page: async ({ page, slowness, browserName }, provide, testInfo) => {
    if (slowness) {
      testInfo.skip(browserName !== 'chromium', 'Only Chromium can be slowed down')
      await slowDown(page, slowness)
    }
    await provide(page)
  },

  shop: async ({ baseURL, testControl, locale }, provide) => {
    if (!baseURL)
      throw new Error('Set use.baseURL to the URL of Sampan, or use sampanConfig({ url })')
    if (!testControl)
      throw new Error('Set TEST_CONTROL to the token of the server, or use.testControl')
    const shop = connect({ url: baseURL, token: testControl, locale: localeOf(locale) })
    await provide(shop)
    await shop.clearFaults()
  },

  shopper: async ({ shop, context, shopperOptions }, provide) => {
    const shopper = await shop.shopper(shopperOptions)
    await shopper.signIn(context)
    await provide(shopper)
  },

  app: async ({ page, locale }, provide) => {
    await provide(new App(page, localeOf(locale)))
  },
})
