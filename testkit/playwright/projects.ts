import type { PlaywrightTestConfig } from '@playwright/test'
import { LOCALES, type Locale } from '@/contracts/languages'
import { canRecordVideo, findEngines, type Engine } from './engines'
import type { KitOptions } from './fixtures'
import type { Slowness } from './slowness'

export type Viewport = '360x740' | '390x844' | '430x932' | 'tablet' | 'desktop'
export type Theme = 'light' | 'dark'
type Project = NonNullable<PlaywrightTestConfig<KitOptions>['projects']>[number]

const handheld = { isMobile: true, hasTouch: true }

const VIEWPORTS = {
  '360x740': { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, ...handheld },
  '390x844': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, ...handheld },
  '430x932': { viewport: { width: 430, height: 932 }, deviceScaleFactor: 3, ...handheld },
  tablet: { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2, ...handheld },
  desktop: { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
}

export interface ProjectOptions {
  /** `390x844` by default. */
  viewports?: Viewport[]
  /** Chromium by default. Engines that are not installed are left out, and printed. */
  engines?: Engine[]
  /** Programs to use instead of Playwright's, for example `{ chromium: '/usr/bin/chromium' }`. */
  browsers?: Partial<Record<Engine, string>>
  /** English by default; `all` for the five. */
  locales?: Locale[] | 'all'
  /** `light` by default. */
  themes?: Theme[]
  /** Only Chromium is slowed down; other engines skip the tests. */
  slowness?: Slowness
}

export interface ConfigOptions extends ProjectOptions {
  /** The URL of a running Sampan. */
  url: string
  /** Its TEST_CONTROL token; by default the environment variable of that name. */
  token?: string
}

/** One project for every combination, named `chromium 390x844 th dark`. Fewer options make fewer projects. */
export function projects({
  viewports = ['390x844'],
  engines = ['chromium'],
  browsers = {},
  locales = ['en'],
  themes = ['light'],
  slowness,
}: ProjectOptions = {}): Project[] {
  const languages = locales === 'all' ? LOCALES : locales
  return findEngines(engines, browsers).flatMap(({ engine, executablePath }) =>
    viewports.flatMap((viewport) =>
      languages.flatMap((locale) =>
        themes.map((colorScheme) => ({
          name: [engine, viewport, locale, colorScheme, ...(slowness ? ['slow'] : [])].join(' '),
          use: {
            browserName: engine,
            ...deviceOf(viewport, engine),
            locale,
            colorScheme,
            ...(slowness ? { slowness } : {}),
            ...(executablePath ? { launchOptions: { executablePath } } : {}),
          },
        })),
      ),
    ),
  )
}

/** Firefox has no emulation of a mobile browser, only of its size and touch. */
function deviceOf(viewport: Viewport, engine: Engine) {
  const { isMobile, ...device } = { isMobile: false, ...VIEWPORTS[viewport] }
  return engine === 'firefox' ? device : { ...device, isMobile }
}

/** A whole configuration; spread it to change parts: `defineConfig({ ...sampanConfig({ url }), workers: 4 })`. */
export function sampanConfig({ url, token, ...options }: ConfigOptions) {
  const isCi = Boolean(process.env.CI)
  const config: PlaywrightTestConfig<KitOptions> = {
    fullyParallel: true,
    forbidOnly: isCi,
    retries: isCi ? 2 : 0,
    // A limit for hanging, not for speed: eight workers on two cores are slow.
    timeout: 120_000,
    expect: { timeout: 20_000 },
    reporter: [
      ['list'],
      ['html', { open: 'never' }],
      ['junit', { outputFile: 'test-results/junit.xml' }],
    ],
    use: {
      baseURL: new URL(url).origin,
      ...(token ? { testControl: token } : {}),
      // A test that intercepts calls means those of the page.
      serviceWorkers: 'block',
      // Tracing takes a third of the time of a test.
      trace: isCi ? 'on-first-retry' : 'retain-on-failure',
      screenshot: 'only-on-failure',
      video: canRecordVideo() ? 'retain-on-failure' : 'off',
    },
    projects: projects(options),
  }
  return config
}
