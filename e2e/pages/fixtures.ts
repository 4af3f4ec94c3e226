import { test as base } from '@playwright/test'
import { openWorld, type World } from './world'

/** This server opens every place, so that each page can be opened by its URL. */
export const ORIGIN = process.env.SAMPAN_OPEN_URL ?? ''

/** Tests of one worker share a shopper and do not change its data. */
export const test = base.extend<object, { world: Omit<World, 'word'> }>({
  world: [
    // A retry runs in a new worker: with the same product, it shows whether the failure depends on the data.
    async ({ browser }, use, { parallelIndex }) => {
      await use(await openWorld(browser, ORIGIN, 20 + parallelIndex))
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
