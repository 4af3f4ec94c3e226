import { defineConfig } from '@playwright/test'

/** Acts on the tightest screens again on a small phone. How every page looks there, walk.spec.ts says. */
const NARROW = /\/payment\.spec\.ts$/

const phone = { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

/** `npm run e2e` starts a server on a seeded database and tells here where it is; else a running `npm start`. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  workers: 2,
  forbidOnly: true,
  // A toast lives 1200 ms, and two busy cores can look away for longer; what passes only then is listed as flaky.
  retries: 1,
  // A browser's first start on a fresh machine is slow.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.SAMPAN_URL ?? 'http://localhost:3000',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
    // Whoever asks a page's calls to be answered otherwise means the page; offline.spec.ts is about the worker.
    serviceWorkers: 'block',
    // Writing down every step costs each journey a third of its time: only the second try is traced.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: '390x844', use: { ...phone, viewport: { width: 390, height: 844 } } },
    {
      name: '360x740',
      testMatch: NARROW,
      use: { ...phone, viewport: { width: 360, height: 740 } },
    },
    ...(process.env.SAMPAN_ENGLISH ? [{ name: 'pseudo', testMatch: /\/walk\/pseudo\.ts$/ }] : []),
    ...(process.env.SAMPAN_SCREENS ? [{ name: 'screens', testMatch: /\/walk\/screens\.ts$/ }] : []),
  ],
})
