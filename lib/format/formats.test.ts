import { formatCompactCount, formatPercent, formatRating } from './count'
import { numberFormat } from './formats'
import { formatCents } from './money'

it('creates a formatter once for each language and kind', () => {
  const made = jest.spyOn(Intl, 'NumberFormat')
  for (const locale of ['en', 'th'])
    for (let rate = 0; rate < 40; rate += 1) numberFormat(locale, { style: 'percent' }).format(rate)
  expect(made).toHaveBeenCalledTimes(2)
  made.mockRestore()
})

it('creates no formatter for the text of cards', () => {
  const made = jest.spyOn(Intl, 'NumberFormat')
  formatCents(1)
  formatCompactCount(1, 'en')
  formatRating(4)
  formatPercent(98)
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})

it('separates languages and kinds', () => {
  expect(numberFormat('en', { style: 'percent' }).format(0.5)).toBe('50%')
  expect(numberFormat('en', {}).format(0.5)).toBe('0.5')
  expect(numberFormat('th', {})).not.toBe(numberFormat('en', {}))
})
