import {
  countryOf,
  DEFAULT_REGION_POLICY,
  isClosed,
  parseRegionPolicy,
  rulesFor,
} from '@/lib/navigation/region-policy'
import { readSettings, WebSettings } from '@/server/settings'

test('an empty list opens everything', () => {
  expect(parseRegionPolicy('[]')).toEqual([])
})

test('closes a place for some countries', () => {
  const policy = parseRegionPolicy('[{"path":"/topUp","entry":"any","countries":["TH","JP"]}]')
  expect(isClosed(rulesFor(policy, 'TH'), '/topUp', false)).toBe(true)
  expect(isClosed(rulesFor(policy, 'KR'), '/topUp', false)).toBe(false)
  expect(isClosed(rulesFor(policy, undefined), '/topUp', true)).toBe(false)
})

test.each([
  undefined,
  '',
  ' ',
  'nonsense',
  '{}',
  'null',
  '[1]',
  '[{"path":"/bag"}]',
  '[{"path":"/bag","entry":"never"}]',
  '[{"path":"bag","entry":"any"}]',
  '[{"path":"/bag/1","entry":"any"}]',
  '[{"path":"/bag","entry":"any","countries":"TH"}]',
  '[{"path":"/bag","entry":"any","countries":["th"]}]',
])('%j keeps the policy of the specification', (text) => {
  expect(parseRegionPolicy(text)).toBe(DEFAULT_REGION_POLICY)
})

test.each([
  ['/bag', true, true],
  ['/bag', false, true],
  ['/bag/x', false, true],
  ['/baggage', true, false],
  ['/orderInfo/1', true, true],
  ['/orderInfo/1', false, false],
  ['/order', true, false],
  ['/home', true, false],
])('%s opened directly (%s) is closed: %s', (path, isDirect, expected) => {
  expect(isClosed(DEFAULT_REGION_POLICY, path, isDirect)).toBe(expected)
})

test('trusts the country only from a trusted proxy', () => {
  const headers = new Headers({ 'cf-ipcountry': 'th' })
  expect(countryOf((name) => headers.get(name), true)).toBe('TH')
  expect(countryOf((name) => headers.get(name), false)).toBeUndefined()
  expect(countryOf(() => 'T1X', true)).toBeUndefined()
})

test('a process starts only with a policy that this module parses', () => {
  const read = (text: string) => readSettings(WebSettings, { REGION_POLICY: text } as never)
  const taken = ['[]', '[{"path":"/bag","entry":"any","countries":["TH"]}]']
  const refused = ['{}', '[1]', '[{"path":"/bag","entry":"any","countries":["th"]}]', 'null']
  for (const text of taken) {
    expect(read(text).REGION_POLICY).toBe(text)
    expect(parseRegionPolicy(text)).toEqual(JSON.parse(text))
  }
  for (const text of refused) {
    expect(() => read(text)).toThrow('REGION_POLICY')
    expect(parseRegionPolicy(text)).toEqual(DEFAULT_REGION_POLICY)
  }
})
