import { AUDITED_EVENTS } from '@/contracts/audited-events'
import { subjectPath } from '@/console/audit/audit-event'
import en from '@/console/messages/en.json'

test('names every event', () => {
  expect(Object.keys(en.console.events)).toEqual([...AUDITED_EVENTS])
})

test.each([
  ['recharge-passed', 7, '/recharges/7/show'],
  ['payee-read', 8, '/withdrawals/8/show'],
  ['staff-changed', 3, '/staff/3'],
  ['staff-session-ended', 3, undefined],
  ['payee-added', 3, undefined],
  ['order-paid', null, undefined],
])('finds the record of %s', (event, ref_id, path) => {
  expect(subjectPath({ event, ref_id })?.path).toBe(path)
})
