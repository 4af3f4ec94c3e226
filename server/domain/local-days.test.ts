import { lastDays } from './local-days'

const NOW = new Date('2026-03-30T20:00:00Z')
const bounds = (zone: string) =>
  lastDays(3, zone, NOW).map(({ day, from, to }) => [day, from.toISOString(), to.toISOString()])

it('ends with the current day of the time zone', () => {
  expect(bounds('Asia/Bangkok')).toEqual([
    ['2026-03-29', '2026-03-28T17:00:00.000Z', '2026-03-29T17:00:00.000Z'],
    ['2026-03-30', '2026-03-29T17:00:00.000Z', '2026-03-30T17:00:00.000Z'],
    ['2026-03-31', '2026-03-30T17:00:00.000Z', '2026-03-31T17:00:00.000Z'],
  ])
})

it('has a day of 23 hours when the clock is set forward', () => {
  expect(bounds('Europe/Berlin').slice(0, 2)).toEqual([
    ['2026-03-28', '2026-03-27T23:00:00.000Z', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ])
})

it('starts with the jump of the clock where there is no midnight', () => {
  const days = lastDays(2, 'America/Santiago', new Date('2026-09-06T15:00:00Z'))
  expect(days.map(({ day, from, to }) => [day, from.toISOString(), to.toISOString()])).toEqual([
    ['2026-09-05', '2026-09-05T04:00:00.000Z', '2026-09-06T04:00:00.000Z'],
    ['2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'],
  ])
})
