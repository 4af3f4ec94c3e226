import {
  countryOf,
  DEFAULT_REGION_POLICY,
  isClosed,
  parseRegionPolicy,
  rulesFor,
} from '@/lib/navigation/region-policy'
import { readSettings, WebSettings } from '@/server/settings'

test('an empty list opens everything', () => {
  expect(parseRegionPolicy(' [] ')).toEqual([])
  const rules = [
    { path: '/orderInfo', entry: 'direct' },
    { path: '/bag', entry: 'any' },
  ]
  expect(parseRegionPolicy(JSON.stringify(rules))).toEqual(rules)
  expect(DEFAULT_REGION_POLICY).toEqual([rules[1], rules[0]])
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
  '[null]',
  '["/bag"]',
  '[{"entry":"any"}]',
  '[{"path":["/bag"],"entry":"any"}]',
  '[{"path":"x/bag","entry":"any"}]',
  '[{"path":"/bag"}]',
  '[{"path":"/bag","entry":"never"}]',
  '[{"path":"bag","entry":"any"}]',
  '[{"path":"/bag/1","entry":"any"}]',
  '[{"path":"/bag","entry":"any","countries":"TH"}]',
  '[{"path":"/bag","entry":"any","countries":["th"]}]',
  '[{"path":"/bag","entry":"any","countries":["TH","th"]}]',
  '[{"path":"/bag","entry":"any","countries":["THA"]}]',
  '[{"path":"/bag","entry":"any","countries":["aTH"]}]',
  '[{"path":"/bag","entry":"any","countries":[["TH"]]}]',
  '[{"path":"/bag","entry":"any","countries":null}]',
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
  for (const told of ['T1X', 'T1', 'THA', '1TH', '', undefined, null])
    expect(countryOf(() => told, true)).toBeUndefined()
  expect(countryOf(() => ' th ', true)).toBe('TH')
  const both = { 'x-vercel-ip-country': 'JP', 'cf-ipcountry': 'TH' }
  expect(countryOf((name) => both[name as keyof typeof both], true)).toBe('JP')
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
