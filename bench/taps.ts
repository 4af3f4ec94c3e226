import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright'
import { step } from '../cli/bootstrap/steps.mjs'
import { atShutdown } from '../cli/process/shutdown.ts'
import { findBrowser } from '../tools/test/browser.ts'
import { median } from './load'
import { publish, versions, type Options } from './results'
import type { Table } from './results-page'
import { startBenchServer } from './server'

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
]

const SLOWED = 4
const TURNS = 5
const VIEW = { width: 390, height: 844 }

interface Shown {
  selector: string
  text?: string
}

interface Tap {
  what: string
  from: string
  /** Runs once, before the first tap. */
  prepare?: (page: Page) => Promise<unknown>
  target: (page: Page) => Locator
  /** A visible element that shows that the tap has taken effect, and its text if others match the selector too. */
  then: Shown
  /** Restores the earlier state of the page. */
  undo?: (page: Page) => Promise<unknown>
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

const TAPS: Tap[] = [
  {
    what: 'a tab',
    from: '/en/home',
    target: (page) => tab(page, 'Explore'),
    then: { selector: '#explore-panel a[href^="/detail/"]' },
    undo: (page) => tab(page, 'Home').tap(),
  },
  {
    what: 'a product card, to its page',
    from: '/en/home',
    target: (page) => page.getByRole('main').locator('a[href^="/detail/"]').first(),
    then: { selector: 'button', text: 'Buy now' },
    undo: (page) => page.goBack(),
  },
  {
    what: 'opening the choice of options',
    from: '/en/detail/1',
    target: (page) => page.getByRole('button', { name: 'Add to cart' }).first(),
    then: { selector: '[role=dialog]' },
    undo: (page) => page.keyboard.press('Escape'),
  },
  {
    what: 'adding to the cart',
    from: '/en/detail/1',
    prepare: chooseOptions,
    target: (page) => page.getByRole('button', { name: 'Add to cart' }).first(),
    then: { selector: '[data-toast]' },
    undo: (page) => page.locator('[data-toast]').waitFor({ state: 'detached' }),
  },
  {
    what: 'opening the sharing sheet',
    from: '/en/detail/1',
    target: (page) => page.getByRole('button', { name: 'Share' }).first(),
    then: { selector: '[role=dialog]' },
    undo: (page) => page.keyboard.press('Escape'),
  },
]

/** One of each option; then the button adds to the cart immediately. */
async function chooseOptions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart' }).first().tap()
  const sheet = page.getByRole('dialog')
  await sheet.waitFor()
  for (const group of await sheet.getByRole('radiogroup').all()) {
    const choices = group.locator('[type=radio]:not([aria-disabled=true])')
    if ((await group.locator(':checked').count()) === 0) await choices.first().tap()
  }
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
}

/** How long a phone takes from a tap to the next paint, and to its effect. */
export async function benchTaps(folder: string, options: Options): Promise<void> {
  const { url } = await startBenchServer(folder)
  const executablePath = await step('Finding a browser', findBrowser)
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  atShutdown(() => browser.close())
  const remark = `${versions()}. ${TURNS} taps of each on a processor ${SLOWED} times slower, after one that loads what the tap needs.`
  await publish({ name: 'taps', tables: [await measureTaps(browser, url)], remark }, options)
}

async function measureTaps(browser: Browser, url: string): Promise<Table> {
  const context = await browser.newContext({
    viewport: VIEW,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'en',
  })
  const rows: Table = []
  for (const tap of TAPS)
    rows.push(await step(`Tapping: ${tap.what}`, () => measure(context, url, tap)))
  await context.close()
  return rows
}

async function measure(context: BrowserContext, url: string, tap: Tap): Promise<Table[number]> {
  const page = await context.newPage()
  await page.addInitScript('window.__name = (named) => named')
  await page.addInitScript(watchEvents)
  await page.goto(url + tap.from, { waitUntil: 'networkidle' })
  await tap.prepare?.(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const next: number[] = []
  const done: number[] = []
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const took = await tapAndWait(page, tap)
    await page.waitForTimeout(400)
    const event = await page.evaluate(() => (window as unknown as Watched).longest)
    // The first time loads what the tap needs.
    if (turn > 0) {
      next.push(event)
      done.push(took)
    }
    await tap.undo?.(page)
    await page.waitForFunction(isGone, tap.then)
    await page.waitForTimeout(600)
  }
  await page.close()
  return {
    'tap on': tap.what,
    'to the next picture, p50 ms': Math.round(median(next)),
    'longest ms': Math.round(Math.max(...next)),
    'to what it is for, p50 ms': Math.round(median(done)),
  }
}

/** From the touch to the end of the frame with the effect, in milliseconds. */
async function tapAndWait(page: Page, tap: Tap): Promise<number> {
  const target = tap.target(page)
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`Not visible: ${tap.what}`)
  await page.evaluate(watchEffect, tap.then)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  return page.evaluate(() => (window as unknown as Watched).effect)
}

interface Watched {
  longest: number
  effect: Promise<number>
  isShown: (shown: Shown) => boolean
}

const isGone = (shown: Shown) => !(window as unknown as Watched).isShown(shown)

/** The browser's own measure of an interaction, from the input to the paint, and what is shown. */
function watchEvents(): void {
  const watched = window as unknown as Watched
  watched.longest = 0
  watched.isShown = ({ selector, text }) =>
    [...document.querySelectorAll(selector)].some(
      (one) => (text === undefined || one.textContent === text) && one.checkVisibility(),
    )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & {
      interactionId?: number
    })[]) {
      if (entry.interactionId) watched.longest = Math.max(watched.longest, entry.duration)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
}

/** Looks in each frame of the page: a search from outside by role and name takes long on the slowed phone. */
function watchEffect(shown: Shown): void {
  const watched = window as unknown as Watched
  watched.longest = 0
  watched.effect = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`The tap had no effect: ${shown.selector}`)), 10_000)
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (watched.isShown(shown)) setTimeout(() => resolve(performance.now() - timeStamp))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    addEventListener('pointerdown', begin, { once: true, capture: true })
  })
}
