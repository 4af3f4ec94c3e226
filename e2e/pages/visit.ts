import type { Page } from '@playwright/test'
import { LOCALES } from '@/contracts/languages'
import { expect, wordsIn } from '@/e2e/fixtures'

/** The names of loading indicators. */
export const LOADING = LOCALES.map((locale) => wordsIn(locale)('list.loading'))

interface Shown {
  path: string
  loading: string[]
}

/** Loads a page and waits until it is stable. */
export async function open(page: Page, path: string, leadsTo = path): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await untilShown(page, leadsTo)
}

/** Navigates by a link inside the app, which saves a document load. */
export async function follow(page: Page, path: string, leadsTo = path): Promise<void> {
  await page.evaluate(goTo, path)
  await untilShown(page, leadsTo)
}

async function untilShown(page: Page, path: string) {
  const shown: Shown = { path, loading: LOADING }
  await page.waitForFunction(isShown, shown, { polling: 60, timeout: 20_000 }).catch(async () => {
    const standing = await page.evaluate(whatStands)
    expect(standing, `${path} does not come to rest`).toBeNull()
  })
}

/** Runs in the page: navigates by the router. */
export function goTo(path: string) {
  const { next } = window as unknown as { next: { router: { push: (to: string) => void } } }
  next.router.push(path)
}

/** Runs in the page: whether it is the requested page, hydrated, completely loaded, and stable. */
export function isShown({ path, loading }: Shown): boolean {
  const memory = window as unknown as { lastLook?: string }
  const address = decodeURIComponent(location.pathname + location.search)
  const mains = [...document.querySelectorAll('main')].filter((main) => main.checkVisibility())
  const [main] = mains
  if (mains.length !== 1 || !main || address !== decodeURIComponent(path)) return false
  const isAwake = [main, ...main.querySelectorAll('*')].some((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  )
  const isComing = [...document.querySelectorAll('[role=status], [aria-busy=true]')].some(
    (element) =>
      element.checkVisibility() &&
      (element.ariaBusy === 'true' || loading.includes(element.ariaLabel ?? '')),
  )
  const look = `${path} ${main.querySelectorAll('*').length} ${main.textContent.length}`
  const isStill = memory.lastLook === look
  memory.lastLook = look
  return isAwake && !isComing && isStill && document.querySelector('[data-toast]') === null
}

export function whatStands() {
  const mains = [...document.querySelectorAll('main')].filter((main) => main.checkVisibility())
  const waiting = [...document.querySelectorAll('[role=status], [aria-busy=true]')].map((element) =>
    element.outerHTML.slice(0, 120),
  )
  return { at: location.pathname + location.search, mains: mains.length, waiting }
}
