import { basisPointsOf } from '@/console/ui/percent-text'

test.each([
  ['7', 700],
  ['8.25', 825],
  ['8.25%', 825],
  ['７', 700],
  ['๑๙.๙๙', 1999],
  ['0.01', 1],
  ['19.99', 1999],
  ['', null],
  ['-1', '-1'],
  ['1.234', '1.234'],
  ['seven', 'seven'],
])('reads %j as %j basis points', (typed, points) => {
  expect(basisPointsOf(typed)).toBe(points)
})
