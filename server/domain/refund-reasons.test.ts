import { REFUND_REASONS, isRefundReason } from './refund-reasons'

test('knows its reasons alone', () => {
  expect(Object.keys(REFUND_REASONS).every(isRefundReason)).toBe(true)
  expect(['', 'toString', 'Other'].some(isRefundReason)).toBe(false)
})
