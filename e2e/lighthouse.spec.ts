import { chromium } from '@playwright/test'
import { CATEGORIES, runLighthouse } from '@/bench/lighthouse'
import { freePort } from '@/server/db/embedded/free-port'
import { expect, test } from './fixtures'

const PAGES = [
  { path: '/en/home', language: 'en' },
  { path: '/ja/shop/1', language: 'ja' },
  { path: '/th/detail/1', language: 'th' },
]

test('Public pages score 100 for accessibility, best practices and SEO', async ({
  baseURL,
  launchOptions,
}) => {
  test.slow()
  const port = await freePort()
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  })
  try {
    for (const { path, language } of PAGES) {
      const { accessibility, bestPractices, seo } = await runLighthouse(
        `${baseURL}${path}`,
        port,
        language,
        { onlyCategories: CATEGORIES },
      )
      expect({ path, accessibility, bestPractices, seo }).toEqual({
        path,
        accessibility: 100,
        bestPractices: 100,
        seo: 100,
      })
    }
  } finally {
    await browser.close()
  }
})
