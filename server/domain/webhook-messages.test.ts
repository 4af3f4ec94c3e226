import { LOW_STOCK } from '@/contracts/limits'
import { messagesOf, retryDelay, stockMessage } from './webhook-messages'

it('names the record of a change, and ignores changes that concern only screens', () => {
  const events = [
    { kind: 'order', detail: 'paid', refId: 7 },
    { kind: 'wallet', detail: 'paid', refId: 7 },
    { kind: 'order', detail: 'expire', refId: 8 },
    { kind: 'wallet', detail: 'refund settled', refId: 9 },
    { kind: 'cart', detail: 'ordered', refId: 1 },
  ]
  expect(messagesOf(events)).toEqual([
    { event: 'order.paid', data: { order_id: 7 } },
    { event: 'order.cancelled', data: { order_id: 8 } },
    { event: 'refund.settled', data: { refund_id: 9 } },
  ])
})

it.each([
  [LOW_STOCK + 1, 1, undefined],
  [LOW_STOCK, 1, 'stock.low'],
  [LOW_STOCK - 1, 1, undefined],
  [LOW_STOCK - 1, 2, 'stock.low'],
  [0, 1, 'stock.sold_out'],
  [0, 20, 'stock.sold_out'],
])('with %d units left after a sale of %d announces %s', (left, sold, event) => {
  expect(stockMessage(1, 2, left, sold)?.event).toBe(event)
})

it('retries with growing delays for about a day', () => {
  const delays: number[] = []
  for (let delay; (delay = retryDelay(delays.length + 1)) !== undefined;) delays.push(delay)
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3600
  expect(hours).toBeGreaterThan(24)
  expect(hours).toBeLessThan(30)
})
