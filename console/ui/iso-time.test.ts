import { isoTime } from '@/console/ui/iso-time'

test.each([
  ['', null],
  ['2026-02', '2026-02-01T00:00:00.000Z'],
  ['275761-01-01T00:00', null],
])('reads %j as %j', (typed, time) => {
  expect(isoTime(typed)).toBe(time)
})

test('reads the zone of the device', () => {
  expect(isoTime('2026-02-03T04:05')).toBe(new Date(2026, 1, 3, 4, 5).toISOString())
})
