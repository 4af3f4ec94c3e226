import { formatCompactCount, formatRating } from './count'
import { dateFormat, numberFormat } from './formats'
import { formatCents } from './money'

it('makes a format once for each language and kind', () => {
  const made = jest.spyOn(Intl, 'NumberFormat')
  for (const locale of ['en', 'th'])
    for (let card = 0; card < 40; card += 1) {
      formatCents(card, locale)
      formatCompactCount(card, locale)
      formatRating(4, locale)
    }
  expect(made).toHaveBeenCalledTimes(6)
  made.mockRestore()
})

it('keeps languages and kinds apart', () => {
  expect(numberFormat('en', { style: 'percent' }).format(0.5)).toBe('50%')
  expect(numberFormat('en', {}).format(0.5)).toBe('0.5')
  const day = { dateStyle: 'medium', timeZone: 'UTC' } as const
  expect(dateFormat('th', day)).not.toBe(dateFormat('en', day))
  expect(dateFormat('th', day)).toBe(dateFormat('th', { ...day }))
})
