import { startWeb, type WebProcess } from '@/cli/start/web-process'
import { readBrand } from '@/server/brand-file'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { shown, untilHydrated } from './gestures'

const BRAND_FILE = 'examples/brand/brand.json'
const { name, colours } = readBrand(BRAND_FILE)

let web: WebProcess
let site: string

/** The same build and database as the other tests, with another brand file. */
test.beforeAll(async () => {
  test.setTimeout(180_000)
  const settings = {
    BRAND_FILE,
    PORT: '0',
    SERVICE_EMAIL: 'help@river.example',
    PARTNER_EMAIL: 'partners@river.example',
  }
  web = await startWeb({ ...process.env, ...settings }, test.info().outputPath('brand-web.log'))
  site = `http://localhost:${web.port}`
})
test.afterAll(() => web.stop())

test.use({ locale: 'en', colorScheme: 'light' })

/** Text, accessible names, meta tags and structured data: everything but the names of files and stored values. */
function wordsOfPage(): string {
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    ['content', 'aria-label', 'title', 'alt', 'placeholder'].map((one) =>
      element.getAttribute(one),
    ),
  )
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
  return [
    document.title,
    document.body.innerText,
    ...attributes,
    ...data.map(({ textContent }) => textContent),
  ].join('\n')
}

const colourOf = (page: Page, token: string) =>
  page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one), token)

test('The pages of a second brand have its name, colours, logo and tabs', async ({ page }) => {
  await page.goto(`${site}/en/home`)
  await expect(page).toHaveTitle('River Market: shop from shore to shore')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveAccessibleName(/^River Market/)
  await expect(heading.locator('circle')).toHaveAttribute('fill', '#f2b33d')
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(tabs).toHaveText([/Home/, /Explore/, /Me/])
  expect(await colourOf(page, '--color-accent')).toBe(colours.light.accent)
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(18, 32, 43)')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourOf(page, '--color-accent')).toBe(colours.dark.accent)
  expect(await page.locator('meta[name=theme-color]').evaluateAll(contentsOf)).toEqual([
    colours.light.paper,
    colours.dark.paper,
  ])
})

const contentsOf = (metas: Element[]) => metas.map((meta) => meta.getAttribute('content'))

for (const path of [
  '/home',
  '/explore',
  '/detail/1',
  '/shop/1',
  '/login',
  '/register',
  '/none/home',
])
  for (const language of ['en', 'th'])
    test(`A second brand does not show another name at /${language}${path}`, async ({ page }) => {
      await page.goto(`${site}/${language}${path}`)
      const words = await page.evaluate(wordsOfPage)
      expect(words).toContain(language === 'th' ? name.th : name.en)
      expect(words).not.toMatch(/sampan/i)
    })

test('A second brand offers its languages only', async ({ page, request }) => {
  await page.goto(`${site}/en/home`)
  const links = page.locator('link[rel=alternate][hreflang]')
  const languages = (all: Element[]) => all.map((link) => link.getAttribute('hreflang'))
  expect(await links.evaluateAll(languages)).toEqual(['en', 'th', 'x-default'])
  const language = shown(page.getByRole('link', { name: 'Language' }))
  await untilHydrated(language)
  await language.click()
  const choices = page.getByRole('dialog').getByRole('radio')
  await expect(choices).toHaveCount(2)
  await expect(choices.nth(0)).toHaveAccessibleName('English')
  await expect(choices.nth(1)).toHaveAccessibleName('ไทย')

  const status = async (path: string) =>
    (await request.get(site + path, { maxRedirects: 0 })).status()
  expect(await status('/ja/home')).toBe(404)
  expect(await status('/ja/detail/1')).toBe(404)
  expect(await status('/ja/explore')).toBe(404)
  expect(await status('/manifests/ja.webmanifest')).toBe(404)
  expect(await status('/sitemaps/ja/pages.xml')).toBe(404)
  expect(await status('/api/share/ja/1.png')).toBe(404)
  const sitemap = await (await request.get(`${site}/sitemap.xml`)).text()
  expect(sitemap).toContain('/sitemaps/th/')
  expect(sitemap).not.toContain('/sitemaps/ja/')
  const bare = await request.get(`${site}/home`, { headers: { 'accept-language': 'ja' } })
  expect(await bare.text()).toContain('<html lang="en"')
})

test('The installed app of a second brand has its name, icons and colours', async ({ request }) => {
  const manifest = await (await request.get(`${site}/manifests/en.webmanifest`)).json()
  expect(manifest).toMatchObject({ name: name.en, theme_color: colours.light.paper })
  const { icons } = manifest as { icons: { src: string }[] }
  for (const path of [
    ...icons.map(({ src }) => src),
    '/icons/apple-touch-icon.png',
    '/favicon.ico',
  ]) {
    const answer = await request.get(site + path)
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
      path,
      200,
      path.endsWith('.ico') ? 'image/x-icon' : 'image/png',
    ])
  }
  const worker = await (await request.get(`${site}/worker.js`)).text()
  expect(worker).toContain('River Market')
})
