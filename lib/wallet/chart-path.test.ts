import { chartPath } from './chart-path'

const points = (...balances: number[]) =>
  balances.map((balance, day) => ({ at: `2026-01-0${day + 1}T00:00:00Z`, balance }))

it('scales the balance to the box, with zero at the bottom', () => {
  expect(chartPath(points(0, 500, 1000), 100, 50)).toEqual({
    line: 'M0 50L50 25L100 0',
    area: 'M0 50L50 25L100 0L100 50L0 50Z',
    least: 0,
    most: 1000,
  })
})

it('draws a zero balance as a line at the bottom', () => {
  expect(chartPath(points(0, 0), 100, 50).line).toBe('M0 50L100 50')
})
