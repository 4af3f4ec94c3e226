import type { Refund } from '@/contracts/schemas/refunds'
import { itemsRefundState, refundState, refundTimeline } from './refund-state'

const refund = (own: Partial<Refund>) =>
  ({
    type: 1,
    status: 0,
    created_at: 'a',
    agreed_at: null,
    sent_at: null,
    settled_at: null,
    ended_at: null,
    tracking_no: null,
    ...own,
  }) as Refund

const drawn = (of: Refund) => refundTimeline(of).map(({ name, place }) => `${name} ${place}`)

it.each<[string, Partial<Refund>, string[]]>([
  ['asked', {}, ['asked now', 'settled ahead']],
  [
    'agreed',
    { type: 2, status: 1, agreed_at: 'b' },
    ['asked done', 'agreed now', 'sent ahead', 'settled ahead'],
  ],
  [
    'sent',
    { type: 2, status: 1, agreed_at: 'b', sent_at: 'c', tracking_no: '1' },
    ['asked done', 'agreed done', 'sent now', 'settled ahead'],
  ],
  ['settled', { status: 2, settled_at: 'd' }, ['asked done', 'settled now']],
  ['refused', { type: 2, status: 3, ended_at: 'd' }, ['asked done', 'refused now']],
  [
    'withdrawn',
    { type: 2, status: 4, agreed_at: 'b', ended_at: 'd' },
    ['asked done', 'agreed done', 'withdrawn now'],
  ],
])('a request that is %s', (state, own, steps) => {
  expect(refundState(refund(own))).toBe(state)
  expect(drawn(refund(own))).toEqual(steps)
})

it.each<[(number | null)[], string | undefined]>([
  [[null], undefined],
  [[4, null], undefined],
  [[2, 0], 'asked'],
  [[2, 1], 'agreed'],
  [[2, 3], 'refused'],
  [[2, null], 'settled'],
])('parses items of %j as %s', (statuses, state) => {
  const items = statuses.map((status) => ({ refund_status: status }))
  expect(itemsRefundState(items)).toBe(state)
})
