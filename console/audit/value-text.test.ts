import { valueText } from '@/console/audit/value-text'

const flag = (isTrue: boolean) => (isTrue ? 'Yes' : 'No')

test.each([
  ['price', 123_450, '$1,234.50'],
  ['TRC20 (Tron).min_amount', 500, '$5.00'],
  ['stock', 12, '12'],
  ['price', 1.5, '1.5'],
  ['open', false, 'No'],
  ['reason', '', '–'],
  ['name', null, '–'],
  ['name', '<b>Tea</b>', '<b>Tea</b>'],
  ['shop_ids', [1, 2], '1, 2'],
  ['zones', [{ name: 'EU' }], '[{"name":"EU"}]'],
])('shows %s %j as %s', (field, value, text) => {
  expect(valueText(field, value, 'en', flag)).toBe(text)
})

test('shows a time in the format of the language', () => {
  expect(valueText('starts_at', '2026-11-24T02:00:00.000Z', 'en', flag)).toMatch(/^Nov 2[34], 2026/)
})
