import { ORDER_STATUS } from '@/contracts/order-status'
import { ORDER_STATUS_NAMES, orderStatusName, parseOrderStatus } from './order-status'

it('has one tab for every status', () => {
  expect([...ORDER_STATUS_NAMES].sort()).toEqual(Object.keys(ORDER_STATUS).sort())
})

it.each(Object.entries(ORDER_STATUS))('names %s', (name, status) => {
  expect(orderStatusName(status)).toBe(name)
  expect(parseOrderStatus(String(status))).toBe(status)
})

it.each([undefined, '', 'all', '5', '-5', '00', '1.0', 'x'])('reads %p as all orders', (text) => {
  expect(parseOrderStatus(text)).toBeUndefined()
})
