import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LOCALES } from '@/contracts/languages'
import { readBrand } from './brand-file'

type Json = Record<string, unknown>

const standard = JSON.parse(readFileSync('brand.json', 'utf8')) as Json & {
  colours: Record<'light' | 'dark', Record<string, string>>
}
const LOGO = '<svg viewBox="0 0 8 8"><path d="M0 0h8v8Z" fill="currentColor"/></svg>'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-brand-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function readWith(own: Json, logo: string | null = LOGO) {
  const file = path.join(folder, 'brand.json')
  writeFileSync(file, JSON.stringify({ ...standard, logo: 'logo.svg', ...own }))
  if (logo !== null) writeFileSync(path.join(folder, 'logo.svg'), logo)
  return () => readBrand(file)
}

const lightWith = (own: Json) => ({
  colours: { ...standard.colours, light: { ...standard.colours.light, ...own } },
})

test.each(['brand.json', 'examples/brand/brand.json'])('accepts %s', (file) => {
  expect(readBrand(file).languages.length).toBeGreaterThan(1)
})

test('has the specification’s languages, default language and tabs by default', () => {
  expect(readBrand('brand.json')).toMatchObject({
    languages: LOCALES,
    defaultLanguage: 'th',
    tabs: ['home', 'explore', 'cart', 'me'],
  })
})

test('uses the English name in languages without a name of their own', () => {
  const { name } = readWith({ name: { en: 'River Market', ja: 'リバー' } })()
  expect(name).toMatchObject({ en: 'River Market', ja: 'リバー', ko: 'River Market' })
})

test.each<[string, Json, RegExp]>([
  ['an unknown value', { colour: 'red' }, /Unrecognized key: "colour"/],
  [
    'a typing error',
    { languages: undefined, langauges: ['en'] },
    /its content: Unrecognized key: "langauges"/,
  ],
  ['a name with a brace', { name: 'A{b}' }, /name: .*braces/],
  ['a name that is no text', { name: 7 }, /name: /],
  ['no language', { languages: [] }, /languages: /],
  ['an unknown language', { languages: ['th', 'fr'] }, /languages\.1: /],
  ['a language twice', { languages: ['th', 'th'] }, /languages: cannot name a language twice/],
  ['a default that is not offered', { languages: ['en'] }, /defaultLanguage: must be one of/],
  ['tabs without home', { tabs: ['explore', 'me'] }, /tabs: must include home/],
  ['tabs without me', { tabs: ['home'] }, /tabs: must include me/],
  ['an unknown tab', { tabs: ['home', 'me', 'sale'] }, /tabs\.2: /],
  ['a tab twice', { tabs: ['home', 'me', 'me'] }, /tabs: cannot name a tab twice/],
  ['no colour', lightWith({ accent: 'red' }), /colours\.light\.accent: must be a colour/],
  [
    'text that is hard to read on the accent',
    lightWith({ accent: '#8a5a00', 'on-accent': '#c2c2c2' }),
    /colours\.light\.on-accent: has a contrast of 3\.\d\d on accent; at least 4\.5/,
  ],
  [
    'a control that is hard to see',
    lightWith({ control: '#cccccc' }),
    /colours\.light\.control: has a contrast of 1\.\d\d on paper; at least 3 /,
  ],
])('refuses %s', (_, own, message) => {
  expect(readWith(own)).toThrow(message)
  expect(readWith(own)).toThrow(/^Brand file .*brand\.json: /)
})

test.each<[string, string | null, RegExp]>([
  ['that does not exist', null, /logo: logo\.svg cannot be read/],
  ['that is no SVG', 'PNG', /is not an SVG drawing at “PNG”/],
  ['without a viewBox', '<svg><path d="M0 0"/></svg>', /needs a viewBox/],
  ['with a script', '<svg viewBox="0 0 8 8"><script/></svg>', /cannot contain <script>/],
  ['with a handler', '<svg viewBox="0 0 8 8" onload="a()"></svg>', /cannot have onload in <svg>/],
  [
    'that loads a file',
    '<svg viewBox="0 0 8 8"><path fill="url(https://a.example/b)"/></svg>',
    /cannot have fill in <path>/,
  ],
  ['with a wrong end', '<svg viewBox="0 0 8 8"><g></svg>', /has a wrong <\/svg>/],
  ['without an end', '<svg viewBox="0 0 8 8"><g>', /must be one <svg>/],
])('refuses a logo %s', (_, logo, message) => {
  expect(readWith({}, logo)).toThrow(message)
})

test('names a file that does not exist', () => {
  expect(() => readBrand(path.join(folder, 'none.json'))).toThrow(/none\.json: ENOENT/)
})
