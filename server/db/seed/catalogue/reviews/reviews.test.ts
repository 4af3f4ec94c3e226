import { productAt } from '@/server/db/seed/catalogue/products'
import { SEED_LOCALES } from '@/server/db/seed/catalogue/shape'
import { VOICES } from './sentences'

const products = Array.from({ length: 1_200 }, (_, index) => productAt(index, { shopCount: 48 }))
const reviews = products.flatMap((product) => product.reviews)

/** The sentences of a text; a sentence of a voice may have several. */
const sentencesOf = (content: string) => content.split(/(?<=[.。！？])\s*/).filter(Boolean)

describe('the review texts', () => {
  test.each(SEED_LOCALES)('are all different in %s', (locale) => {
    const { general, good, poor } = VOICES[locale]
    const texts = [good, poor, general].flatMap((lists) => Object.values(lists).flat())
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.length).toBeGreaterThanOrEqual(80)
  })

  test('are in every language, and do not contain placeholders', () => {
    for (const locale of SEED_LOCALES) {
      const share = reviews.filter((review) => review.locale === locale).length / reviews.length
      expect(share).toBeGreaterThan(0.08)
    }
    expect(reviews.filter(({ content }) => /[{}]|undefined|^$| {2}/.test(content))).toEqual([])
  })

  test('do not repeat a sentence within a product', () => {
    for (const product of products) {
      const sentences = product.reviews.flatMap((review) => sentencesOf(review.content))
      expect(new Set(sentences).size).toBe(sentences.length)
    }
  })

  test('agree with the rating', () => {
    const starts = SEED_LOCALES.flatMap((locale) => VOICES[locale].general.good).filter(
      (sentence) => !sentence.includes('{noun}'),
    )
    const praised = reviews.filter(({ content }) => starts.includes(content))
    expect(praised.length).toBeGreaterThan(100)
    expect(praised.filter(({ productRating }) => productRating < 4)).toEqual([])
  })
})

describe('the pictures of the reviews', () => {
  test('belong to a tenth of the reviews, one or two different ones each', () => {
    const pictured = reviews.filter(({ imageViews }) => imageViews.length > 0)
    expect(pictured.length / reviews.length).toBeCloseTo(0.1, 1)
    for (const { imageViews } of pictured) {
      expect(imageViews.length).toBeLessThanOrEqual(2)
      expect(new Set(imageViews).size).toBe(imageViews.length)
    }
  })
})
