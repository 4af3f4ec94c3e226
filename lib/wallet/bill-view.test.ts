import { billAddress, billFilterOf, readBillView } from './bill-view'

const read = (query: string) => readBillView(new URLSearchParams(query))
const NOW = new Date(2026, 2, 15, 12)
const midnight = (month: number, day: number) => new Date(2026, month - 1, day).toISOString()

it('parses its own address', () => {
  const view = { type: 'refund', period: 'custom', from: '2026-01-02', to: '2026-03-04' } as const
  expect(read(billAddress(view))).toEqual(view)
  expect(billAddress(read(''))).toBe('')
})

it.each([
  ['type=gift&period=someday', { period: 'all' }],
  ['period=custom&from=2026-13&to=tomorrow', { period: 'custom' }],
  ['period=thisMonth&from=2026-01-01', { period: 'thisMonth' }],
  ['period=custom&from=2026-02-31&to=2026-13-01', { period: 'custom' }],
  ['period=custom&from=2028-02-29&to=2028-04-00', { period: 'custom', from: '2028-02-29' }],
])('ignores invalid values of %s', (query, view) => {
  expect(read(query)).toEqual(view)
})

it('uses whole days of the local clock, however many hours they have', () => {
  const view = { period: 'custom', from: '2026-03-08', to: '2026-03-29' } as const
  expect(billFilterOf(view, NOW)).toEqual({ from: midnight(3, 8), to: midnight(3, 30) })
})

it('uses the current months and year', () => {
  expect(billFilterOf({ period: 'thisMonth' }, NOW)).toEqual({ from: midnight(3, 1) })
  expect(billFilterOf({ period: 'lastMonth', type: 'refund' }, NOW)).toEqual({
    type: 'refund',
    from: midnight(2, 1),
    to: midnight(3, 1),
  })
  expect(billFilterOf({ period: 'thisYear' }, NOW)).toEqual({ from: midnight(1, 1) })
  expect(billFilterOf({ period: 'all' }, NOW)).toEqual({})
})
