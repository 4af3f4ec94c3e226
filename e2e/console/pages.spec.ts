import type { Page, Request } from '@playwright/test'
import { expect, test, type Shop } from '@/testkit/main'
import { violationsOf, watchViolations } from '@/e2e/violations'
import { LOOKS, problemsOf, take, type Look } from './looks'
import { allPaths, MENU, NOWHERE, SAMPLE } from './places'
import { addSession, CONSOLE_URL, follow, newStaff } from './staff'

/** Where the console keeps the language that was chosen. */
const STORED = 'sampan.console.locale'

/** The pages of one noun stay together, because their titles must differ. */
const HALVES = [/^\/[n-rw]/, /^\/(?![n-rw])/]

const LANGUAGES = [
  { locale: 'th', look: LOOKS['on a phone'] },
  { locale: 'ja', look: LOOKS['at a desk in the dark'] },
  { locale: 'zh-CN', look: LOOKS['on a phone'] },
] as const

test.use({ ...LOOKS['at a desk'], isMobile: false, hasTouch: false, locale: 'en' })

test.beforeEach(({ page }) => page.addInitScript(watchViolations))

/** Opens a page and waits until it shows its data. */
async function open(page: Page, path: string, unanswered: Set<Request>): Promise<void> {
  const before = await page.title()
  const isFiltered = path.includes('?filter=')
  const answer = isFiltered && page.waitForResponse((response) => response.url().includes(NOWHERE))
  await follow(page, path)
  // A filter does not change what the list is called.
  if (isFiltered) await answer
  else await expect.poll(() => page.title(), { timeout: 5000 }).not.toBe(before)
  await expect.poll(() => unanswered.size, { timeout: 5000 }).toBe(0)
  await expect(page.locator('[role=progressbar]')).toHaveCount(0)
}

/** The requests of a page that wait for their answer. */
function watchRequests(page: Page): Set<Request> {
  const unanswered = new Set<Request>()
  page.on('request', (request) => unanswered.add(request))
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  return unanswered
}

/** Exceptions and errors in the console of the browser. */
function watchErrors(page: Page): string[] {
  const logged: string[] = []
  page.on('pageerror', ({ message }) => logged.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  return logged
}

interface Visit {
  page: Page
  paths: string[]
  unanswered: Set<Request>
  logged: string[]
}

async function begin(page: Page, shop: Shop): Promise<Visit> {
  const [staff, paths] = await Promise.all([newStaff('owner'), allPaths(shop)])
  await addSession(page.context(), staff)
  const visit = { page, paths, unanswered: watchRequests(page), logged: watchErrors(page) }
  await page.goto(`${CONSOLE_URL}/account`)
  await expect(page.locator('main')).toBeVisible()
  visit.logged.length = 0
  return visit
}

/** Looks at pages; every second one opens in the last look, which saves changing back. */
async function walk(visit: Visit, of: RegExp, locale: string, looks: Look[]): Promise<void> {
  const { page, paths, unanswered, logged } = visit
  const titles = new Map<string, string>()
  let order = looks
  for (const path of paths.filter((one) => of.test(one))) {
    await open(page, path, unanswered)
    const problems: string[] = []
    for (const [at, look] of order.entries()) {
      if (at > 0) await take(page, look)
      const found = await problemsOf(page, locale)
      problems.push(...found.map((one) => `${look.viewport.width} ${look.colorScheme}: ${one}`))
    }
    const title = await page.title()
    const other = titles.get(title)
    if (other && !path.startsWith(`${other}?`)) problems.push(`has the title of ${other}: ${title}`)
    titles.set(title, path)
    expect.soft([...problems, ...logged.splice(0)], path).toEqual([])
    order = order.toReversed()
  }
  expect(await violationsOf(page)).toEqual([])
}

for (const [at, of] of HALVES.entries())
  test(`Every page is accessible at a desk and on a phone in the dark, ${at + 1} of 2`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(240_000)
    const visit = await begin(page, shop)
    await walk(visit, of, 'en', [LOOKS['at a desk'], LOOKS['on a phone in the dark']])
  })

test('A page of each kind is accessible in languages with another script', async ({
  page,
  shop,
}) => {
  test.setTimeout(240_000)
  const visit = await begin(page, shop)
  for (const { locale, look } of LANGUAGES) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      STORED,
      locale,
    ] as const)
    await page.goto(`${CONSOLE_URL}/account`)
    await expect(page.locator('main')).toBeVisible()
    await take(page, look)
    visit.logged.length = 0
    await walk(visit, SAMPLE, locale, [look])
  }
})

test('The menu of an owner has no page that is not visited', async ({ page }) => {
  await addSession(page.context(), await newStaff('owner'))
  await page.goto(`${CONSOLE_URL}/account`)
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeVisible()
  const links = await items.evaluateAll((all) => all.map((item) => item.getAttribute('href')))
  expect(new Set(links)).toEqual(new Set(MENU))
})
