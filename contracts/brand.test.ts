import { readBrand } from '@/server/brand-file'
import { BRAND_VARIABLE, brandSlug, offered, offeredLocaleOfFile, withBrand } from './brand'
import { localeOfAcceptLanguage } from './accept-language'

const before = process.env[BRAND_VARIABLE]

beforeEach(() => {
  process.env[BRAND_VARIABLE] = JSON.stringify(readBrand('examples/brand/brand.json'))
})
afterEach(() => {
  process.env[BRAND_VARIABLE] = before
})

test('fills texts, and the arrays of a build', () => {
  const texts = {
    plain: 'New to {brand}?',
    whole: '{brand}',
    compiled: ['New to ', ['brand'], '?'],
    name: [['brand']],
    tag: [['code'], ' is your ', ['b', ['brand'], ' code'], ['legalName']],
    other: [['n', 2, { one: ['a ', ['brand']], other: 'b' }]],
    story: '{story}Shops',
  }
  expect(withBrand(texts, 'en')).toEqual({
    plain: 'New to River Market?',
    whole: 'River Market',
    compiled: 'New to River Market?',
    name: 'River Market',
    tag: [['code'], ' is your ', ['b', 'River Market', ' code'], 'River Market Trading Co., Ltd.'],
    other: [['n', 2, { one: 'a River Market', other: 'b' }]],
    story: 'Shops',
  })
  expect(withBrand('{brand}', 'th')).toBe('ตลาดริเวอร์')
  expect(withBrand({ sections: [] }, 'en')).toEqual({ sections: [] })
})

test('offers its languages only', () => {
  expect(offered('th')).toBe('th')
  expect(offered('ja')).toBeUndefined()
  expect(offered('fr')).toBeUndefined()
  expect(offeredLocaleOfFile('tai')).toBe('th')
  expect(offeredLocaleOfFile('ri')).toBe('en')
  expect(localeOfAcceptLanguage('ja, th;q=0.5')).toBe('th')
  expect(localeOfAcceptLanguage('ja')).toBeUndefined()
})

test('makes a name for files', () => {
  expect(brandSlug()).toBe('river-market')
})

test('reports that it was not loaded', async () => {
  delete process.env[BRAND_VARIABLE]
  await jest.isolateModulesAsync(async () => {
    const { brand } = await import('./brand')
    expect(() => brand()).toThrow('SAMPAN_BRAND is not set')
  })
})

test('is read from the environment once', async () => {
  await jest.isolateModulesAsync(async () => {
    const { brand } = await import('./brand')
    const first = brand()
    delete process.env[BRAND_VARIABLE]
    expect(brand()).toBe(first)
  })
})
