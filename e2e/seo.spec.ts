import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { LOCALES } from '@/contracts/languages'
import { expect, productToBuy, test, wordsIn } from './fixtures'

type Data = Record<string, unknown> & { '@type': string }

/** The properties that search engines require for each type. */
const REQUIRED: Record<string, string[]> = {
  WebSite: ['name', 'url', 'potentialAction'],
  Product: ['name', 'image', 'description', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AggregateOffer: ['lowPrice', 'highPrice', 'offerCount', 'priceCurrency', 'availability', 'url'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Store: ['name', 'url', 'image'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Organization: ['name'],
}

function expectComplete(data: Data): void {
  const required = REQUIRED[data['@type']]
  expect(required, data['@type']).toBeDefined()
  for (const name of required ?? []) expect(data[name], `${data['@type']} ${name}`).toBeTruthy()
  if (data['@type'] === 'ListItem') expect(data.url ?? (data.name && data.item)).toBeTruthy()
  for (const value of Object.values(data).flat()) {
    if (typeof value === 'object' && value !== null) expectComplete(value as Data)
  }
}

async function headOf(page: Page) {
  const link = (query: string) => page.locator(`head link[${query}]`)
  const alternates = await link('rel="alternate"').evaluateAll((links) =>
    links.map((one) => [one.getAttribute('hreflang'), one.getAttribute('href')]),
  )
  const meta = (name: string) =>
    page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).getAttribute('content')
  return {
    title: await page.title(),
    description: (await meta('description')) ?? '',
    canonical: await link('rel="canonical"').getAttribute('href'),
    alternates: Object.fromEntries(alternates) as Record<string, string>,
    picture: (await meta('og:image')) ?? '',
    card: await meta('twitter:card'),
  }
}

async function expectPicture(request: APIRequestContext, address: string) {
  const { pathname, search } = new URL(address)
  const answer = await request.get(pathname + search)
  expect(answer.status(), address).toBe(200)
  expect(answer.headers()['content-type']).toContain('image/')
}

const NOWHERE = [
  '/detail/999999999',
  // A product of another shop.
  '/detail/1/999999999',
  '/shop/999999999',
  '/detail/x',
  '/home/nowhere',
]

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LOCALES) {
    test(`Public pages have complete metadata in ${locale}`, async ({ page, shop, request }) => {
      test.slow()
      const { id, shop_id } = await productToBuy(shop.visitor, 0)
      expect((await request.get(`/${locale}/detail/${id}/${shop_id}`)).status()).toBe(200)
      for (const path of ['/home', '/explore', `/detail/${id}`, `/shop/${shop_id}`]) {
        expect((await page.goto(`/${locale}${path}`))?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        const head = await headOf(page)
        expect(head.title.length).toBeGreaterThan(8)
        expect(head.description.length).toBeGreaterThan(12)
        expect(head.description.length).toBeLessThanOrEqual(160)
        expect(new URL(head.canonical ?? '').pathname).toBe(`/${locale}${path}`)
        const paths = Object.entries(head.alternates).map(([language, address]) => [
          language,
          new URL(address).pathname,
        ])
        expect(Object.fromEntries(paths)).toEqual({
          ...Object.fromEntries(LOCALES.map((other) => [other, `/${other}${path}`])),
          'x-default': path,
        })
        expect(head.card).toBe('summary_large_image')
        await expectPicture(request, head.picture)
        const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
        expect(scripts.length).toBeGreaterThan(0)
        for (const script of scripts) expectComplete(JSON.parse(script) as Data)
      }
    })
  }

  test('Explore shows its first products, each with its name and price', async ({ page }) => {
    for (const locale of LOCALES) {
      await page.goto(`/${locale}/explore`)
      const cards = page.getByRole('main').getByRole('listitem').getByRole('link')
      await expect(cards).toHaveCount(20)
      await expect(cards.first()).toHaveAttribute('href', /\/detail\/\d+$/)
      await expect(cards.first()).toContainText('$')
      const description = await page.locator('meta[name="description"]').getAttribute('content')
      expect(description).toBe(wordsIn(locale)('seo.exploreDescription'))
    }
  })

  test('A shopper can search and open a popular search; results are not indexed', async ({
    page,
  }) => {
    for (const locale of LOCALES) {
      const t = wordsIn(locale)
      for (const path of ['/search', '/searchs', '/searchs?keyword=honey']) {
        expect((await page.goto(`/${locale}${path}`))?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
        const form = page.getByRole('search')
        await expect(form).toHaveAttribute('action', '/searchs')
        await expect(form.locator('input[name="keyword"]')).toBeVisible()
        const wayOn =
          path === '/search'
            ? page.getByRole('region', { name: t('search.popular') })
            : page.getByRole('navigation', { name: t('search.categories') })
        await expect(wayOn.getByRole('link').first()).toBeVisible()
      }
      await page.goto(`/${locale}/searchs?keyword=honey`)
      const found = page.getByRole('main').locator('a[href*="/detail/"]')
      await expect(found.first()).toContainText('$')
    }
    await page.getByRole('search').locator('input').fill('honey')
    await page.getByRole('search').locator('input').press('Enter')
    await expect(page).toHaveURL(/\/searchs\?keyword=honey$/)
  })

  test('A shopper can read all products and the popular ones', async ({ page, shopper }) => {
    await shopper.account()
    for (const path of ['/products', '/popular']) {
      await page.goto(`/en${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const cards = page.getByRole('main').locator('a[href*="/detail/"]')
      await expect(cards).toHaveCount(20)
    }
  })

  test('A missing page returns 404 with text', async ({ page }) => {
    for (const locale of LOCALES) {
      for (const path of NOWHERE) {
        const answer = await page.goto(`/${locale}${path}`)
        expect(answer?.status(), locale + path).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          wordsIn(locale)('notFound.title'),
        )
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
          'content',
          /noindex/,
        )
      }
    }
  })
})

test('A text page also works with JavaScript', async ({ page }) => {
  const failures: Error[] = []
  page.on('pageerror', (error) => failures.push(error))
  await page.goto('/ja/detail/999999999')
  await page.getByRole('link', { name: wordsIn('ja')('notFound.action') }).click()
  await expect(page).toHaveURL(/\/home$/)
  expect(failures).toEqual([])
})

test('The sitemaps list every product, and robots.txt lists the sitemaps', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('/sitemap.xml')
  expect(robots).toContain('Disallow: /checkout')
  expect(robots).not.toMatch(/Disallow: (\/\w+)?\/(home|shop|detail|explore|search)/)
  const index = await (await request.get('/sitemap.xml')).text()
  const files = Array.from(index.matchAll(/<loc>([^<]+)<\/loc>/g), ([, at = '']) => at)
  for (const locale of LOCALES) {
    const own = files.filter((file) => file.includes(`/sitemaps/${locale}/`))
    expect(own.length).toBeGreaterThanOrEqual(3)
    for (const file of own) {
      const answer = await request.get(new URL(file).pathname)
      expect(answer.headers()['content-type']).toContain('application/xml')
      const text = await answer.text()
      const entries = text.match(/<url>/g)?.length ?? 0
      expect(entries).toBeGreaterThan(0)
      expect(text.match(/hreflang="x-default"/g)).toHaveLength(entries)
      expect(text.trimEnd().endsWith('</urlset>')).toBe(true)
    }
  }
  expect((await request.get('/sitemaps/en/products-999.xml')).status()).toBe(404)
})

test('The 404 page passes an accessibility scan', async ({ page }) => {
  await page.goto('/en/detail/999999999')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
