import { projects, sampanConfig } from './projects'

/** Any program that exists. */
const browsers = { chromium: process.execPath, webkit: process.execPath }

const nowhere = '/nowhere/firefox'

jest.mock('@playwright/test', () => ({
  chromium: { executablePath: () => '/nowhere/chromium-1/chrome' },
  firefox: { executablePath: () => nowhere },
  webkit: { executablePath: () => '/nowhere/webkit' },
}))

const { CI } = process.env
beforeEach(() => {
  delete process.env.CI
})
afterAll(() => {
  if (CI !== undefined) process.env.CI = CI
})
afterEach(() => jest.restoreAllMocks())

it('makes one project for every combination', () => {
  const made = projects({
    browsers,
    engines: ['chromium', 'webkit'],
    viewports: ['360x740', 'desktop'],
    locales: 'all',
    themes: ['light', 'dark'],
  })
  expect(made).toHaveLength(2 * 2 * 5 * 2)
  expect(new Set(made.map(({ name }) => name)).size).toBe(made.length)
  const found = made.find(({ name }) => name === 'chromium 360x740 th dark')
  expect(found?.use).toMatchObject({
    browserName: 'chromium',
    locale: 'th',
    colorScheme: 'dark',
    isMobile: true,
    viewport: { width: 360, height: 740 },
    launchOptions: { executablePath: process.execPath },
  })
})

it('leaves out engines that are not installed, and says how to install them', () => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const made = projects({ browsers, engines: ['chromium', 'firefox'] })
  expect(made.map(({ name }) => name)).toEqual(['chromium 390x844 en light'])
  expect(written.mock.calls.join()).toContain('left out: firefox')
  expect(written.mock.calls.join()).toContain('npx playwright install firefox')
})

it('names a missing program, and the case that none is installed', () => {
  expect(() => projects({ engines: ['firefox'] })).toThrow('No browser is installed (firefox)')
  const named = { engines: ['firefox' as const], browsers: { firefox: nowhere } }
  expect(() => projects(named)).toThrow(`There is no firefox at ${nowhere}`)
})

it('names an unknown engine', () => {
  expect(() => projects({ engines: ['safari' as 'webkit'] })).toThrow(
    'no engine “safari”: use chromium',
  )
})

it('emulates no mobile browser in Firefox, which has none', () => {
  const [made] = projects({ engines: ['firefox'], browsers: { firefox: process.execPath } })
  expect(made?.use).not.toHaveProperty('isMobile')
  expect(made?.use).toMatchObject({ hasTouch: true, viewport: { width: 390, height: 844 } })
})

it('tries again and traces only that in CI', () => {
  process.env.CI = '1'
  expect(sampanConfig({ url: 'http://localhost:3000', browsers })).toMatchObject({
    retries: 2,
    use: { trace: 'on-first-retry' },
  })
})

it('passes the server, its token and slowness to the fixtures, and writes the reports', () => {
  const config = sampanConfig({
    url: 'https://shop.example/en/home',
    token: 'a token of a test server',
    browsers,
    slowness: { network: 'slow4g', cpu: 4 },
  })
  expect(config.use).toMatchObject({
    baseURL: 'https://shop.example',
    testControl: 'a token of a test server',
    trace: 'retain-on-failure',
    // Playwright's recorder is not installed here.
    video: 'off',
  })
  expect(config.projects?.[0]).toMatchObject({
    name: 'chromium 390x844 en light slow',
    use: { slowness: { network: 'slow4g', cpu: 4 } },
  })
  expect(JSON.stringify(config.reporter)).toContain('junit')
})
