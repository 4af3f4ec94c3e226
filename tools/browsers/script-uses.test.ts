import { scriptFindings } from './script-uses'

const found = (code: string) => scriptFindings(code).map(({ feature }) => feature)

it.each([
  ['Map.groupBy([], String)', 'Map.groupBy'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['URL.parse(text)', 'URL.parse'],
  ['document.startViewTransition(draw)', 'Document.startViewTransition'],
  ['element.checkVisibility()', '.checkVisibility'],
  ['new Set().isSubsetOf(other)', '.isSubsetOf'],
])('finds that %s is missing in a supported browser', (code, feature) => {
  expect(found(code)).toEqual([feature])
})

it.each([
  'list.toSorted()',
  'structuredClone(value)',
  'navigator.clipboard.writeText(text)',
  'if ("startViewTransition" in document) document.startViewTransition(draw)',
  'typeof navigator.share === "function" && navigator.share(data)',
  'element.checkVisibility ? element.checkVisibility() : true',
  'document.startViewTransition?.(draw)',
  'try { document.startViewTransition(draw) } catch {}',
])('accepts %s', (code) => {
  expect(found(code)).toEqual([])
})

it('refuses syntax that a supported browser cannot read', () => {
  expect(() => found('/[a--b]/v')).toThrow(SyntaxError)
})
