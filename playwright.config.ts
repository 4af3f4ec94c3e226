import { defineConfig } from '@playwright/test'

/** Runs again on a small phone. The accessibility test covers the layout of every page there. */
const NARROW = /\/payment\.spec\.ts$/

/** These add categories, banners and texts to the shop that the other tests look at, so they run after them. */
const CHANGES_THE_SHOP = /\/console\/(catalogue|content|forms|pages)\.spec\.ts$/

/** Other than localhost, it is no secure context without HTTPS, as a phone in the same network. */
export const INSECURE_HOST = 'phone.test'

/** These measure time, so they run last and one by one. */
const ALONE = /@alone/

const phone = { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

/** `npm run e2e` starts a server on a seeded database and sets its URL; the default is a running `npm start`. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  // One more than the usual two cores, because tests also wait. Four make the server refuse requests as overloaded.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A toast is visible for 1200 ms, which a busy machine can miss; a test that passes only then is listed as flaky.
  retries: 2,
  // The first start of a browser on a new machine is slow.
  // A machine that is slow, or busy besides, must not make a test fail.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.SAMPAN_URL ?? 'http://localhost:3000',
    launchOptions: {
      executablePath: process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH,
      args: [`--host-resolver-rules=MAP ${INSECURE_HOST} 127.0.0.1`],
    },
    // A test that intercepts calls means those of the page; offline.spec.ts tests the worker.
    serviceWorkers: 'block',
    // Tracing takes a third of the time of a test: only the retry is traced.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: '390x844',
      testIgnore: CHANGES_THE_SHOP,
      grepInvert: ALONE,
      use: { ...phone, viewport: { width: 390, height: 844 } },
    },
    {
      name: 'console',
      testMatch: CHANGES_THE_SHOP,
      grepInvert: ALONE,
      dependencies: ['390x844'],
      use: { ...phone, viewport: { width: 390, height: 844 } },
    },
    {
      name: '360x740',
      testMatch: NARROW,
      use: { ...phone, viewport: { width: 360, height: 740 } },
    },
    {
      name: 'alone',
      grep: ALONE,
      workers: 1,
      dependencies: ['390x844', 'console', '360x740'],
      use: { ...phone, viewport: { width: 390, height: 844 } },
    },
    ...(process.env.SAMPAN_ENGLISH ? [{ name: 'pseudo', testMatch: /\/pages\/pseudo\.ts$/ }] : []),
    ...(process.env.SAMPAN_SCREENS
      ? [{ name: 'screens', testMatch: /\/pages\/screens\.ts$/ }]
      : []),
  ],
})
