import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { step } from '../cli/bootstrap/steps.mjs'
import type { Table } from './results-page'

const SLOWED = 4
const TURNS = 5
const VIEW = { width: 390, height: 844 }

interface Tap {
  what: string
  from: string
  /** Runs once, before the first tap. */
  prepare?: (page: Page) => Promise<unknown>
  target: (page: Page) => Locator
  /** The state of the screen after the tap has taken effect. */
  then: (page: Page) => Locator
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
    then: (page) => page.locator('[aria-posinset]').first(),
    undo: (page) => tab(page, 'Home').tap(),
  },
  {
    what: 'a product card, to its page',
    from: '/en/home',
    target: (page) => page.getByRole('main').locator('a[href^="/detail/"]').first(),
    then: (page) => page.getByRole('button', { name: 'Buy now' }).first(),
    undo: (page) => page.goBack(),
  },
  {
    what: 'opening the choice of options',
    from: '/en/detail/1',
    target: (page) => page.getByRole('button', { name: 'Add to cart' }).first(),
    then: (page) => page.getByRole('dialog'),
    undo: (page) => page.keyboard.press('Escape'),
  },
  {
    what: 'adding to the cart',
    from: '/en/detail/1',
    prepare: chooseOptions,
    target: (page) => page.getByRole('button', { name: 'Add to cart' }).first(),
    then: (page) => page.locator('[data-toast]'),
    undo: (page) => page.locator('[data-toast]').waitFor({ state: 'detached' }),
  },
  {
    what: 'opening the sharing sheet',
    from: '/en/detail/1',
    target: (page) => page.getByRole('button', { name: 'Share' }).first(),
    then: (page) => page.getByRole('dialog'),
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
export async function measureTaps(browser: Browser, url: string): Promise<Table> {
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
  const done: number[] = []
  let longest = 0
  for (let turn = 0; turn <= TURNS; turn += 1) {
    await page.evaluate(() => void ((window as unknown as Watched).longest = 0))
    const target = tap.target(page)
    await target.waitFor()
    const began = performance.now()
    await target.tap()
    await tap.then(page).waitFor()
    const took = performance.now() - began
    await page.waitForTimeout(400)
    const event = await page.evaluate(() => (window as unknown as Watched).longest)
    // The first time loads what the tap needs.
    if (turn > 0) {
      done.push(took)
      longest = Math.max(longest, event)
    }
    await tap.undo?.(page)
    await page.waitForTimeout(600)
  }
  await page.close()
  done.sort((a, b) => a - b)
  return {
    'tap on': tap.what,
    'to the next picture, longest ms': Math.round(longest),
    'to what it is for, p50 ms': Math.round(done[Math.floor(done.length / 2)] ?? 0),
  }
}

interface Watched {
  longest: number
}

/** The browser's own measure of an interaction, from the input to the paint. */
function watchEvents(): void {
  const watched = window as unknown as Watched
  watched.longest = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & {
      interactionId?: number
    })[]) {
      if (entry.interactionId) watched.longest = Math.max(watched.longest, entry.duration)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
}
