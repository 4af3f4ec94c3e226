import { addressWith, PRIVATE_PATHS, publicPages, spellingsOf } from './pages'
import { isCanonicalPrefixed } from './rules'
import { keyOf } from './shared-cache'
import { VARIANTS } from './variants'
import type { SuiteContext } from '../suite'

const stageOf = (form: 'full' | 'short') => ({ extent: { form } }) as SuiteContext

test('every public page has a canonical full URL in each language', () => {
  const { bare, prefixed } = publicPages(stageOf('full'))
  expect(prefixed).toHaveLength(5 * (bare.length + 1))
  expect(prefixed.filter((path) => !isCanonicalPrefixed(path))).toEqual([])
})

test('private pages are those of the route table that are not public', () => {
  for (const path of ['/searchs', '/payment', '/checkout', '/login', '/orderInfo/:id?'])
    expect(PRIVATE_PATHS).toContain(path)
  for (const path of ['/home', '/filter', '/shop/:id?']) expect(PRIVATE_PATHS).not.toContain(path)
})

test('puts a canary into the path and into each query', () => {
  expect(addressWith('/orderInfo/:id?', 'zqv1')).toMatch(/^\/orderInfo\/zqv1\?keyword=zqv1&from=/)
  expect(addressWith('/searchs', 'zqv1').match(/zqv1/g)!.length).toBeGreaterThan(5)
})

test('generates at least 80 variants with unique names', () => {
  expect(VARIANTS.length).toBeGreaterThanOrEqual(80)
  expect(new Set(VARIANTS.map(({ name }) => name)).size).toBe(VARIANTS.length)
})

test('caches treat every spelling of a page as the page', () => {
  for (const path of ['/en/home', '/zh-CN/detail/1', '/ko/detail/1/12'])
    for (const spelling of spellingsOf(path)) {
      expect(spelling).not.toBe(path)
      expect(keyOf(spelling)).toBe(path)
    }
})
