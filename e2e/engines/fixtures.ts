import { test as base } from '@playwright/test'
import { connect, type Shop, type Shopper } from '@/testkit/main'
import { PAY_CODE } from '@/e2e/fixtures'
import type { Engine, EngineName, Launched } from './engine'
import { launchFirefox } from './firefox'
import { launchWithPlaywright } from './playwright-engine'
import { Phone } from './phone'
import { cookiesOf } from './shoppers'
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

/** Creates shoppers and their records over HTTP. */
export const shopAt = (url: string): Shop => connect({ url, token: process.env.TEST_CONTROL ?? '' })

export const test = base.extend<
  { engine: Engine; phone: Phone; shop: Shop; shopper: Shopper },
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
  shop: ({ engineName: _ }, use) => use(shopAt(ORIGIN)),
  /** A new shopper with 500.00, signed in in the browser. */
  shopper: async ({ shop, engine }, use) => {
    const shopper = await shop.shopper({ payPassword: PAY_CODE })
    await engine.addCookies(ORIGIN, await cookiesOf(shopper))
    await use(shopper)
  },
})

export { expect } from '@playwright/test'
