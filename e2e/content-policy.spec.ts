import type { APIResponse } from '@playwright/test'
import { LOCALES } from '@/contracts/languages'
import { ROUTES } from '@/lib/navigation/routes'
import { expect, test } from './fixtures'
import { violationsOf, watchViolations } from './violations'
import { ORIGIN } from './pages/fixtures'

test.use({ locale: 'en' })

const PATHS = ROUTES.map(({ path }) => path.replace(/\/:.*/, ''))
const OF_PRODUCTS = ['/detail/1', '/shop/1', '/popular']

/** React marks elements that it has hydrated. */
const isTakenOver = () =>
  [...document.querySelectorAll('main, main *')].some((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  )

function expectSafe(answer: APIResponse, path: string) {
  const { 'content-security-policy': policy = '', ...headers } = answer.headers()
  expect([path, policy.match(/^script-src 'self'(?: 'sha256-[\w+/=]+')+;/)?.length]).toEqual([
    path,
    1,
  ])
  expect(policy.split('; ').find((rule) => rule.startsWith('script-src'))).not.toContain('unsafe')
  for (const rule of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ])
    expect(policy).toContain(rule)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['strict-transport-security']).toBeUndefined()
}

/**
 * A server with every place open, so that none redirects; the accessibility test uses the data that is created here.
 */
test('Every page in every language has its own content security policy', async ({
  newcomer: _,
  context,
}) => {
  test.setTimeout(180_000)
  for (const locale of LOCALES)
    for (const path of [...PATHS, ...OF_PRODUCTS, '/home/nowhere']) {
      const headers = { accept: 'text/html' }
      expectSafe(
        await context.request.get(`${ORIGIN}/${locale}${path}`, { headers }),
        `/${locale}${path}`,
      )
    }
})

test('Responses that are not pages have a policy that allows nothing', async ({ request }) => {
  for (const path of ['/api/home', '/api/nothing', '/api/health', '/robots.txt', '/sitemap.xml']) {
    const { 'content-security-policy': policy, ...headers } = (await request.get(path)).headers()
    expect([path, policy?.startsWith("default-src 'none'")]).toEqual([path, true])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  }
})

const INJECTED = `<script>window.ran = 'script'</script>
  <img src="/nothing.png" onerror="window.ran = 'handler'">
  <svg onload="window.ran = 'svg'"></svg><iframe srcdoc="<script>top.ran='frame'</script>"></iframe>
  <script src="data:text/javascript,window.ran='data'"></script>
  <script src="https://evil.example/a.js"></script><base href="https://evil.example/">`

const NOTHING_THERE = [
  '/detail',
  '/shop',
  '/detail/999999',
  '/shop/999999',
  '/detail/abc',
  '/shop/1/2',
]

test('A 404 page hydrates and links to home without a reload', async ({ page }) => {
  test.setTimeout(120_000)
  await page.addInitScript(watchViolations)
  for (const path of [...NOTHING_THERE, '/home/nowhere', '/th/detail', '/th/home/nowhere']) {
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect([path, answer?.status()]).toEqual([path, 404])
    await page.waitForFunction(isTakenOver)
    expect([path, await violationsOf(page)]).toEqual([path, []])
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.locator('main').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/home$/)
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  }
})

test('Markup that is injected into a page does not run', async ({ page }) => {
  await page.addInitScript(watchViolations)
  await page.route('**/en/home', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('</body>', `${INJECTED}</body>`)
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/en/home')
  await page.waitForFunction(isTakenOver)
  const violations = (await violationsOf(page)).join('\n')
  for (const rule of ['script-src-elem inline', 'script-src-attr inline', 'script-src-elem data'])
    expect(violations).toContain(rule)
  expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined()
  expect(await page.evaluate(() => document.baseURI)).not.toContain('evil')
})

test('A script of the page cannot turn text into markup or code', async ({ page }) => {
  await page.goto('/en/home')
  await page.waitForFunction(isTakenOver)
  const outcomes = await page.evaluate(() => {
    const bad = '<img src="/nothing.png" onerror="window.ran = 1">'
    const ways: Record<string, () => unknown> = {
      innerHTML: () => (document.body.innerHTML += bad),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', bad),
      write: () => document.write(bad),
      script: () => {
        const script = document.createElement('script')
        script.textContent = 'window.ran = 2'
        document.body.append(script)
      },
      source: () => {
        const script = document.createElement('script')
        script.src = '/api/uploads/a.js'
        document.body.append(script)
      },
      frame: () => {
        const frame = document.createElement('iframe')
        frame.srcdoc = '<script>parent.ran = 3</script>'
        document.body.append(frame)
      },
      policy: () =>
        (
          window as unknown as {
            trustedTypes: { createPolicy: (name: string, rules: object) => void }
          }
        ).trustedTypes.createPolicy('mine', {}),
    }
    return Object.entries(ways).map(([name, way]) => {
      try {
        way()
        return `${name} worked`
      } catch {
        return `${name} refused`
      }
    })
  })
  expect(outcomes.filter((outcome) => outcome.endsWith('worked'))).toEqual([])
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined()
})
