import { test as base } from '@playwright/test'
import { ShopperCalls } from '@/e2e/fixtures'
import type { Engine, EngineName, Launched } from './engine'
import { launchFirefox } from './firefox'
import { launchWithPlaywright } from './playwright-engine'
import { Phone } from './phone'
import { newShopper } from './shoppers'
import { launchWebKit } from './webkit'

/** Named by tools/test/engines.ts: `playwright`, or the program of the distribution. */
export interface EngineOptions {
  engineName: EngineName
  program: string
}

function launch({ engineName, program }: EngineOptions): Promise<Launched> {
  if (program === 'playwright') return launchWithPlaywright(engineName)
  if (engineName === 'webkit') return launchWebKit()
  if (engineName === 'firefox') return launchFirefox(program)
  return launchWithPlaywright(engineName, program)
}

/** The server of most journeys, and the one whose region policy opens every page. */
export const ORIGIN = process.env.SAMPAN_URL ?? 'http://localhost:3000'
export const OPEN_ORIGIN = process.env.SAMPAN_OPEN_URL ?? ORIGIN

export const test = base.extend<
  { engine: Engine; phone: Phone; shopper: ShopperCalls },
  EngineOptions & { launched: Launched }
>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  program: ['', { option: true, scope: 'worker' }],
  launched: [
    async ({ engineName, program }, use) => {
      const launched = await launch({ engineName, program })
      await use(launched)
      await launched.end()
    },
    // The first start of a browser on a new machine is slow.
    { scope: 'worker', timeout: 120_000 },
  ],
  /** A browser with a new profile. */
  engine: async ({ launched }, use, testInfo) => {
    const engine = await launched.newEngine()
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
