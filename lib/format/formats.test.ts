import { formatCompactCount, formatPercent, formatRating } from './count'
import { dateFormat, numberFormat } from './formats'
import { formatCents } from './money'

it('creates a formatter once for each language and kind', () => {
  const made = jest.spyOn(Intl, 'NumberFormat')
  for (const locale of ['en', 'th'])
    for (let shop = 0; shop < 40; shop += 1) formatPercent(shop, locale)
  expect(made).toHaveBeenCalledTimes(2)
  made.mockRestore()
})

it('creates no formatter for the text of cards', () => {
  const made = jest.spyOn(Intl, 'NumberFormat')
  formatCents(1, 'en')
  formatCompactCount(1, 'en')
  formatRating(4, 'en')
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})

it('separates languages and kinds', () => {
  expect(numberFormat('en', { style: 'percent' }).format(0.5)).toBe('50%')
  expect(numberFormat('en', {}).format(0.5)).toBe('0.5')
  const day = { dateStyle: 'medium', timeZone: 'UTC' } as const
  expect(dateFormat('th', day)).not.toBe(dateFormat('en', day))
  expect(dateFormat('th', day)).toBe(dateFormat('th', { ...day }))
})
