import { SEED_LOCALES } from '@/server/db/seed/catalogue/shape'
import { VOICES } from './reviews'

describe('the review texts', () => {
  test.each(SEED_LOCALES)(
    'has at least 25 different texts in %s, some of them critical',
    (locale) => {
      const { good, fair, poor, byTone } = VOICES[locale]
      const texts = [...good, ...fair, ...poor, ...Object.values(byTone).flat()]
      expect(new Set(texts).size).toBe(texts.length)
      expect(texts.length).toBeGreaterThanOrEqual(25)
      expect(fair.length + poor.length).toBeGreaterThanOrEqual(8)
    },
  )
})
