import { test as base, type BrowserContext } from '@playwright/test'
import { connect } from '@/testkit/main'
import { openWorld, RICH, type World } from './world'

/** This server opens every place, so that each page can be opened by its URL. */
export const ORIGIN = process.env.SAMPAN_OPEN_URL ?? ''

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Tests of one worker share a shopper and do not change its data. */
export const test = base.extend<object, { world: Omit<World, 'word'> & { session: Session } }>({
  world: [
    // A retry runs in a new worker: with the same product, it shows whether the failure depends on the data.
    async ({ browser }, use, { parallelIndex }) => {
      const shop = connect({ url: ORIGIN, token: process.env.TEST_CONTROL ?? '' })
      const shopper = await shop.shopper(RICH)
      const world = await openWorld(shop, shopper, 20 + parallelIndex)
      const context = await browser.newContext({ baseURL: ORIGIN, locale: 'en' })
      await shopper.signIn(context)
      const session = await context.storageState()
      await context.close()
      await use({ ...world, session })
    },
    { scope: 'worker' },
  ],
})

/** A window that is resized, with reduced motion. */
export const WINDOW = {
  baseURL: ORIGIN,
  locale: 'en',
  hasTouch: true,
  reducedMotion: 'reduce',
  viewport: { width: 390, height: 844 },
} as const
