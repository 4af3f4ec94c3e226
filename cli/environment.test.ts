import { productEnvironment } from './environment'

const NAMES = ['DEMO', 'DATABASE_URL', 'PUBLIC_ORIGIN']

beforeEach(() => {
  for (const name of NAMES) delete process.env[name]
})
afterEach(() => {
  for (const name of NAMES) delete process.env[name]
})

it.each([
  [{}, '1'],
  [{ PUBLIC_ORIGIN: 'http://localhost:8080' }, '1'],
  [{ PUBLIC_ORIGIN: 'https://shop.example' }, '0'],
  [{ PUBLIC_ORIGIN: 'https://demo.example', DEMO: '1' }, '1'],
  [{ DATABASE_URL: 'postgres://localhost/shop' }, '0'],
  [{ DEMO: '0' }, '0'],
])('with %j the demo of a start is %s', (settings, expected) => {
  Object.assign(process.env, settings)
  const { DEMO } = productEnvironment('.data/test', 'postgres://localhost/embedded')
  expect(DEMO).toBe(expected)
})
