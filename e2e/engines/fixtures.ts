import { test as base } from '@playwright/test'
import { ShopperCalls } from '@/e2e/fixtures'
import type { Engine, EngineName } from './engine'
import { Firefox } from './firefox'
import { PlaywrightEngine } from './playwright-engine'
import { Phone } from './phone'
import { newShopper } from './shoppers'
import { WebKit } from './webkit'

/** Named by tools/test/engines.ts: `playwright`, or the program of the distribution. */
export interface EngineOptions {
  engineName: EngineName
  program: string
}

function start({ engineName, program }: EngineOptions): Promise<Engine> {
  if (program === 'playwright') return PlaywrightEngine.start(engineName)
  if (engineName === 'webkit') return WebKit.start()
  if (engineName === 'firefox') return Firefox.start(program)
  return PlaywrightEngine.start(engineName, program)
}

/** The server of most journeys, and the one whose region policy opens every page. */
export const ORIGIN = process.env.SAMPAN_URL ?? 'http://localhost:3000'
export const OPEN_ORIGIN = process.env.SAMPAN_OPEN_URL ?? ORIGIN

export const test = base.extend<
  EngineOptions & { engine: Engine; phone: Phone; shopper: ShopperCalls }
>({
  engineName: ['chromium', { option: true }],
  program: ['', { option: true }],
  /** A browser with a new profile. */
  engine: async ({ engineName, program }, use, testInfo) => {
    const engine = await start({ engineName, program })
    await use(engine)
    if (testInfo.status !== testInfo.expectedStatus) {
      const file = testInfo.outputPath('failure.png')
      await engine.screenshot(file).then(
        () =>
          testInfo.attachments.push({ name: 'screenshot', contentType: 'image/png', path: file }),
        () => undefined,
      )
    }
    await engine.close()
  },
  /** A test fails if a page reports an error. */
  phone: async ({ engine }, use, testInfo) => {
    const phone = new Phone(engine, ORIGIN)
    await use(phone)
    if (testInfo.errors.length === 0) base.expect(await phone.errors()).toEqual([])
  },
  /** Calls of a new shopper, who is also signed in in the browser. */
  shopper: async ({ engine }, use) => {
    const { calls, cookies } = await newShopper(ORIGIN)
    await engine.addCookies(ORIGIN, cookies)
    await use(calls)
  },
})

export { expect } from '@playwright/test'
