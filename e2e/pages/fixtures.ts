import { test as base, type BrowserContext } from '@playwright/test'
import { ShopperCalls } from '@/e2e/fixtures'
import { openWorld, type World } from './world'

/** This server opens every place, so that each page can be opened by its URL. */
export const ORIGIN = process.env.SAMPAN_OPEN_URL ?? ''

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Tests of one worker share a shopper and do not change its data. */
export const test = base.extend<object, { world: Omit<World, 'word'> & { session: Session } }>({
  world: [
    async ({ browser }, use, { workerIndex }) => {
      const context = await browser.newContext({ baseURL: ORIGIN, locale: 'en' })
      const calls = new ShopperCalls(context, ORIGIN)
      const world = await openWorld(calls, ORIGIN, 20 + (workerIndex % 10))
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
