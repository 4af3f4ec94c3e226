import { chromium, type CDPSession, type Page } from 'playwright'
import { step } from '../cli/bootstrap/steps.mjs'
import { findBrowser } from '../tools/test/browser.ts'
import type { Options } from './results'
import { writeResults } from './results-page'
import { startBenchServer } from './server'
import { BROWSER_FLAGS } from './taps'

const CARDS = 2000
/** Cards that load during the measurement. */
const GROWTH = 200
const SLOWED = 4
const VIEW = { width: 390, height: 844 }
/** A fast flick of a thumb. */
const PIXELS_PER_SECOND = 6000
const SCREENS_A_FLICK = 8
const FLICKS = 12

type Row = {
  what: string
  'long tasks': number
  'longest ms': number
  /** CPU time only: on a busy machine the clock also counts other processes. */
  'longest ms of work': number
  'frames p50 ms': number
  'frames p95 ms': number
  'cards in the page': number
}

interface Watched {
  tasks: number[]
  frames: number[]
}
type WatchedWindow = Window & { watched: Watched }

/** How a list of 2,000 cards scrolls on a phone: CPU slowed four times, production build. */
export async function benchScroll(folder: string, { isWritten }: Options): Promise<void> {
  const { url } = await startBenchServer(folder, CARDS + 500)
  const executablePath = await step('Finding a browser', findBrowser)
  const browser = await chromium.launch({
    executablePath,
    args: BROWSER_FLAGS,
  })
  const context = await browser.newContext({
    viewport: VIEW,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'en',
  })
  const page = await context.newPage()
  // The compiler wraps functions in a call of this name, which the page does not define.
  await page.addInitScript('window.__name = (named) => named')
  await page.addInitScript(watch)
  await page.goto(`${url}/en/explore`, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await step(`Loading ${CARDS - GROWTH} cards`, () => loadFast(page))
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const rows = [
    await step(`Scrolling until ${CARDS} cards are there`, () =>
      during(page, `while the last ${GROWTH} load`, () => loadRest(page, session)),
    ),
    await step('Flicking up through all of them', () =>
      during(page, 'flicked up', () => flick(session, 1)),
    ),
    await step('Flicking down again', () => during(page, 'flicked down', () => flick(session, -1))),
    await step('Jumping back and forth', () => during(page, 'jumping', () => jump(page))),
  ]
  await browser.close()
  const remark = `${CARDS} cards, processor slowed ${SLOWED} times, ${VIEW.width}×${VIEW.height}.`
  console.log(`\n${remark}`)
  console.table(rows)
  if (isWritten) await writeResults('scroll', [rows], remark)
}

/** Runs in the page: records every long task and the duration of each frame. */
function watch() {
  const watched: Watched = { tasks: [], frames: [] }
  ;(window as unknown as WatchedWindow).watched = watched
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.tasks.push(duration)
  }).observe({ entryTypes: ['longtask'] })
  let before = performance.now()
  requestAnimationFrame(function note(now: number) {
    watched.frames.push(now - before)
    before = now
    requestAnimationFrame(note)
  })
}

async function during(page: Page, what: string, act: () => Promise<void>): Promise<Row> {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['toplevel'] })
  await page.evaluate(() => {
    const { watched } = window as unknown as WatchedWindow
    watched.tasks.length = 0
    watched.frames.length = 0
  })
  await act()
  // Long tasks are reported after they have ended.
  await page.waitForTimeout(500)
  const { tasks, frames } = await page.evaluate(() => (window as unknown as WatchedWindow).watched)
  const trace = await browser?.stopTracing()
  frames.sort((a, b) => a - b)
  const at = (share: number) => Math.round(frames[Math.floor(frames.length * share)] ?? 0)
  return {
    what,
    'long tasks': tasks.length,
    'longest ms': Math.round(Math.max(0, ...tasks)),
    'longest ms of work': trace ? longestWork(trace) : 0,
    'frames p50 ms': at(0.5),
    'frames p95 ms': at(0.95),
    'cards in the page': await page.getByRole('listitem').count(),
  }
}

interface TraceEvent {
  name: string
  tid: number
  pid: number
  /** Microseconds of CPU time of the thread. */
  tdur?: number
  args?: { name?: string }
}

/** The longest task of the main thread of the page. */
function longestWork(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const works = traceEvents
    .filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur)
  return Math.round(works.reduce((longest, work) => Math.max(longest, work), 0) / 1000)
}

/** The index of the last rendered card, which is the length of the list so far. */
const lastPlace = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('[aria-posinset]')].map((card) =>
        Number(card.getAttribute('aria-posinset')),
      ),
    ),
  )

/** Loads most of the list at full speed, unmeasured. */
async function loadFast(page: Page): Promise<void> {
  for (let turn = 0; turn < 3000; turn += 1) {
    if ((await lastPlace(page)) >= CARDS - GROWTH) return
    await page.evaluate(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    })
    await page.waitForTimeout(50)
  }
  throw new Error('The list does not grow')
}

async function loadRest(page: Page, session: CDPSession): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    if ((await lastPlace(page)) >= CARDS) return
    await swipe(session, -4)
  }
  throw new Error('The list does not grow')
}

async function flick(session: CDPSession, direction: 1 | -1): Promise<void> {
  for (let turn = 0; turn < FLICKS; turn += 1) await swipe(session, direction * SCREENS_A_FLICK)
}

/** Up is towards the top of the list. */
async function swipe(session: CDPSession, screens: number): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', {
    x: VIEW.width / 2,
    y: VIEW.height / 2,
    yDistance: screens * VIEW.height,
    speed: PIXELS_PER_SECOND,
    gestureSourceType: 'mouse',
    preventFling: true,
  })
}

async function jump(page: Page): Promise<void> {
  for (const share of [0.5, 0.1, 0.9, 0.3, 0.7, 0, 1]) {
    await page.evaluate((to) => {
      window.scrollTo({ top: document.body.scrollHeight * to, behavior: 'instant' })
    }, share)
    await page.waitForTimeout(400)
  }
}
