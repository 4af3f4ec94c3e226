import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { AllSettings, BackendSettings, readSettings, readWebSettings } from './settings'

const GOOD = { DATABASE_URL: 'postgres://sampan@localhost/sampan', SECRET_KEY: 'ab'.repeat(32) }
const web = (own: Record<string, string>) => readWebSettings({ ...GOOD, ...own } as never)

it('gives the web process defaults for optional settings', () => {
  expect(web({})).toMatchObject({ HOST: 'localhost', PORT: 3000, PAGE_CACHE_MIB: 256 })
  expect(web({ PORT: '', HOST: '' })).toMatchObject({ HOST: 'localhost', PORT: 3000 })
})

it('requires a database only without another backend', () => {
  expect(() => readWebSettings({} as never)).toThrow('Environment variable DATABASE_URL: ')
  const away = { BACKEND_URL: 'https://backend.example' }
  expect(readWebSettings(away as never).BACKEND_URL).toBe('https://backend.example')
})

const TEST_CONTROL = 'x'.repeat(16)

it('accepts the test control without https only, also with another backend', () => {
  expect(web({ TEST_CONTROL, PUBLIC_ORIGIN: 'http://shop.test' }).TEST_CONTROL).toBe(TEST_CONTROL)
  const exposed = { ...GOOD, TEST_CONTROL, PUBLIC_ORIGIN: 'https://shop.example' }
  const words = 'Environment variable TEST_CONTROL: cannot be set where PUBLIC_ORIGIN is https'
  expect(() => web(exposed)).toThrow(words)
  expect(() => web({ ...exposed, BACKEND_URL: 'http://backend.test' })).toThrow(words)
  expect(() => readSettings(BackendSettings, exposed as never)).toThrow(words)
})

it.each([
  ['TEST_CONTROL', 'short'],
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['BACKEND_PORT', '-1'],
  ['BACKEND_URL', 'backend:4000'],
  ['PUBLIC_ORIGIN', 'shop.example'],
  ['PUBLIC_ORIGIN', 'https://shop.example/shop'],
  ['PUBLIC_ORIGIN', 'https://shop.example/?a'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['MERCHANT_URL', 'javascript:alert(1)'],
  ['TRUST_PROXY', 'yes'],
  ['PAGE_CACHE_MIB', 'much'],
  ['STOP_DELAY_SECONDS', '1.5'],
  ['LOG_LEVEL', 'loud'],
  ['FILES_URL', 's3.example'],
  ['FILES_URL', 'https://s3.example/bucket/folder'],
  ['FILES_PUBLIC_URL', 'http://files.example/bucket'],
  ['REGION_POLICY', '{'],
  ['REGION_POLICY', '[{"path":"bag","entry":"any"}]'],
])('names %s when it is %p', (name, value) => {
  expect(() => readSettings(AllSettings.partial(), { [name]: value } as never)).toThrow(
    `Environment variable ${name}: `,
  )
})

it('refuses a console on the port of the shop', () => {
  const read = (own: object) => () =>
    readWebSettings({ BACKEND_URL: 'http://backend.test', ...own } as never)
  expect(read({ PORT: '3001', CONSOLE_PORT: '3001' })).toThrow('CONSOLE_PORT: cannot be 3001')
  expect(read({ CONSOLE_PORT: '3000' })).toThrow('CONSOLE_PORT: cannot be 3000')
  expect(read({ PORT: '3001', CONSOLE_PORT: '3002' })).not.toThrow()
  expect(read({ PORT: '0', CONSOLE_PORT: '0' })).not.toThrow()
})

it('gives an example of an address', () => {
  const read = (own: object) => () => readSettings(AllSettings.partial(), own as never)
  expect(read({ DATABASE_URL: 'x' })).toThrow('such as postgres://')
  expect(read({ PUBLIC_ORIGIN: 'x' })).toThrow('such as https://shop.example')
  expect(read({ PUBLIC_ORIGIN: 'https://shop.example/' })).not.toThrow()
})

/** Set by Node and Next, or by Sampan's own programs for each other. */
const NOT_SET_BY_OPERATORS = [
  'NODE_ENV',
  'NEXT_RUNTIME',
  'SAMPAN_DIST_DIR',
  'SAMPAN_STYLEGUIDE',
  'SAMPAN_ENGLISH',
  'PATH',
]
const PRODUCT = ['app', 'components', 'lib', 'server', 'web', 'middleware.ts']

function sourcesIn(place: string): string[] {
  if (/\.\w+$/.test(place)) return [place]
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.|^testing/.test(file))
    .map((file) => path.join(place, file))
}

it('declares every variable that the product reads', () => {
  const known = [...Object.keys(AllSettings.shape), ...NOT_SET_BY_OPERATORS]
  const read = [...PRODUCT, 'instrumentation.ts', 'next.config.mjs'].flatMap(sourcesIn)
  expect(read.length).toBeGreaterThan(400)
  const named = read.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const taken = [...text.matchAll(/\{([^{}]*)\} = process\.env\b/g)]
    return [
      ...[...text.matchAll(/process\.env\.([A-Z_0-9]+)/g)].map(([, name]) => name!),
      ...taken.flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
    ]
  })
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => name && !known.includes(name))).toEqual([])
})

it('documents exactly the declared variables', () => {
  const [, page = ''] = readFileSync('docs/operations.md', 'utf8').split(/^## /m)
  const rows = [...page.matchAll(/^\| `([A-Z_0-9, `]+)` +\|/gm)]
  const documented = rows.flatMap(([, names = '']) => names.split(/`, `/))
  const settings = Object.keys(AllSettings.shape)
  expect(documented.filter((name) => name !== 'CHROMIUM_PATH').sort()).toEqual(settings.sort())
})

it('parses numbers', () => {
  const own = { ...GOOD, DATABASE_POOL: '25', BACKEND_PORT: '4100' }
  expect(readSettings(BackendSettings, own as never)).toMatchObject({
    DATABASE_POOL: 25,
    BACKEND_PORT: 4100,
  })
})
