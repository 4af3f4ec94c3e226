import type { Page, Request } from '@playwright/test'
import { expect, test } from '@/testkit/main'
import { accessProblems, outlineProblems, untilColoursStand } from '@/e2e/pages/access'
import { textsOfPage } from '@/e2e/pages/words'
import { violationsOf, watchViolations } from '@/e2e/violations'
import { CONSOLE_URL, newStaff, signIn } from './staff'
import { allPaths, MENU, NOWHERE, SAMPLE } from './places'

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

const ROUNDS = [
  { locale: 'en', viewport: DESK, colorScheme: 'light', of: /./ },
  { locale: 'en', viewport: PHONE, colorScheme: 'dark', of: /./ },
  { locale: 'th', viewport: PHONE, colorScheme: 'light', of: SAMPLE },
  { locale: 'ja', viewport: DESK, colorScheme: 'dark', of: SAMPLE },
  { locale: 'zh-CN', viewport: PHONE, colorScheme: 'light', of: SAMPLE },
] as const

/** Where the console keeps the language that was chosen. */
const STORED = 'sampan.console.locale'

const KEY = /\b(?:console|resources|ra)\.\w+\.[\w.]+/

/** Opens a page from within the console, which is faster than loading it, and waits until it shows its data. */
async function open(page: Page, path: string, unanswered: Set<Request>): Promise<void> {
  const before = await page.title()
  const isFiltered = path.includes('?filter=')
  const answer = isFiltered && page.waitForResponse((response) => response.url().includes(NOWHERE))
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  // A filter does not change what the list is called.
  if (isFiltered) await answer
  else await expect.poll(() => page.title(), { timeout: 5000 }).not.toBe(before)
  await expect.poll(() => unanswered.size, { timeout: 5000 }).toBe(0)
  await expect(page.locator('[role=progressbar]')).toHaveCount(0)
}

/** Rows that open a record for the pointer alone. */
const rowsWithoutLink = () =>
  [...document.querySelectorAll('.RaDataTable-clickableRow')].filter(
    (row) => !row.querySelector('a'),
  ).length

/** The requests of a page that wait for their answer. */
function watchRequests(page: Page): Set<Request> {
  const unanswered = new Set<Request>()
  page.on('request', (request) => unanswered.add(request))
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  return unanswered
}

async function problemsOf(page: Page, locale: string): Promise<string[]> {
  const problems = await outlineProblems(page, locale)
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (over > 0) problems.push(`scrolls sideways by ${over}`)
  const rows = await page.evaluate(rowsWithoutLink)
  if (rows > 0) problems.push(`has ${rows} rows that the keyboard cannot open`)
  const texts = await page.evaluate(textsOfPage)
  for (const text of texts) if (KEY.test(text)) problems.push(`not translated: ${text}`)
  await page.evaluate(untilColoursStand)
  problems.push(...(await accessProblems(page)))
  return problems
}

for (const { locale, viewport, colorScheme, of } of ROUNDS)
  test(`Every page is accessible in ${locale}, ${viewport.width} wide, ${colorScheme}`, async ({
    browser,
    shop,
  }) => {
    test.setTimeout(150_000)
    const [staff, paths] = await Promise.all([newStaff('owner'), allPaths(shop)])
    const context = await browser.newContext({ locale: 'en', viewport, colorScheme })
    await context.addInitScript(watchViolations)
    const page = await context.newPage()
    const unanswered = watchRequests(page)
    const logged: string[] = []
    page.on('pageerror', ({ message }) => logged.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text())
    })
    await signIn(page, staff)
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      STORED,
      locale,
    ] as const)
    await page.goto(`${CONSOLE_URL}/account`)
    await expect(page.locator('main')).toBeVisible()
    const titles = new Map<string, string>()
    logged.length = 0
    for (const path of paths.filter((one) => of.test(one))) {
      await open(page, path, unanswered)
      const problems = await problemsOf(page, locale)
      const title = await page.title()
      const other = titles.get(title)
      if (other && !path.startsWith(`${other}?`))
        problems.push(`has the title of ${other}: ${title}`)
      titles.set(title, path)
      expect.soft([...problems, ...logged.splice(0)], path).toEqual([])
    }
    expect(await violationsOf(page)).toEqual([])
    await context.close()
  })

test('The menu of an owner has no page that is not visited', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en', viewport: DESK })
  const page = await context.newPage()
  await signIn(page, await newStaff('owner'))
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeVisible()
  const links = await items.evaluateAll((all) => all.map((item) => item.getAttribute('href')))
  expect(new Set(links)).toEqual(new Set(MENU))
  await context.close()
})
