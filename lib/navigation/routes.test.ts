import { VITAL_PAGES } from '@/contracts/schemas/vitals'
import { isKeptAlive, routeOf, ROUTES } from '@/lib/navigation/routes'

test.each([
  ['/home', 'home'],
  ['/orderInfo', 'orderInfo'],
  ['/orderInfo/1', 'orderInfo'],
  ['/refund/1/2/3/4', 'refund'],
  ['/detail/1/2', 'detail'],
  ['/shop', 'shop'],
])('%s is %s', (path, title) => expect(routeOf(path)?.title).toBe(title))

test.each([
  '',
  '/',
  '/home/',
  '/home/1',
  '/detail/1/2/3',
  '/detail//2',
  '/Home',
  'home',
  'x/home',
  '/x',
])('%j is not a route', (path) => expect(routeOf(path)).toBeUndefined())

test('keeps exactly the four tabs mounted', () => {
  expect(['/home', '/explore', '/bag', '/filter'].every(isKeptAlive)).toBe(true)
  expect(['/detail/1', '/shop/1', '/login', '/x'].some(isKeptAlive)).toBe(false)
})

test('accepts web vitals for every page', () => {
  const heads = ROUTES.map(({ path }) => path.split('/')[1]!)
  expect([...VITAL_PAGES].sort()).toEqual(heads.sort())
})
