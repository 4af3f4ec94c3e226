import { statementTraits, readTraceparent, traceparentOf } from './traits'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

it('parses and formats traceparent', () => {
  const header = `00-${TRACE}-${SPAN}-01`
  const caller = readTraceparent(header)
  expect(caller).toEqual({ traceId: TRACE, spanId: SPAN, traceFlags: 1, isRemote: true })
  expect(traceparentOf(caller!)).toBe(header)
  expect(readTraceparent(`00-${TRACE}-${SPAN}-02`)?.traceFlags).toBe(0)
})

it.each([
  undefined,
  null,
  '',
  'undefined',
  `00-${TRACE}-${SPAN}`,
  `01-${TRACE}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`,
])('ignores %p', (header) => {
  expect(readTraceparent(header)).toBeNull()
})

it.each([
  [
    'select "id" from "users" where "email" = $1',
    'select users',
    'select "id" from "users" where "email" = $1',
  ],
  [
    'insert into orders (a) values ($1, $12)',
    'insert orders',
    'insert into orders (a) values ($1, $12)',
  ],
  ['update "skus" set stock = stock - $1', 'update skus', 'update "skus" set stock = stock - $1'],
  [
    "select 1 from t where a = 'O''Brien' and b2 > 3.5",
    'select t',
    'select ? from t where a = ? and b2 > ?',
  ],
  [
    'select extract(epoch from seen_at) from sessions',
    'select sessions',
    'select extract(epoch from seen_at) from sessions',
  ],
  ['begin', 'begin', 'begin'],
  ['', 'statement', ''],
])('shows %s without its values', (text, name, shown) => {
  const traits = statementTraits(text)
  expect([traits.name, traits.attributes['db.query.text']]).toEqual([name, shown])
})
