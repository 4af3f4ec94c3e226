import { defineConfig } from '@playwright/test'
import { sampanConfig, type Engine, type Locale } from '@sampan/testkit'

const listOf = (text: string | undefined) => text?.split(',').map((one) => one.trim())

/**
 * SAMPAN_URL       the running shop, http://localhost:3000 by default
 * TEST_CONTROL     its token
 * SAMPAN_LOCALES   for example en,th
 * CHROMIUM_PATH    a Chromium, if neither Playwright's nor that of the distribution is to be used
 * SAMPAN_ENGINES   for example chromium,webkit,firefox; those that are not installed are left out
 */
const config = sampanConfig({
  url: process.env.SAMPAN_URL ?? 'http://localhost:3000',
  browsers: { chromium: process.env.CHROMIUM_PATH },
  engines: (listOf(process.env.SAMPAN_ENGINES) ?? ['chromium']) as Engine[],
  locales: (listOf(process.env.SAMPAN_LOCALES) ?? ['en']) as Locale[],
})

export default defineConfig({ ...config, testDir: './journeys' })
