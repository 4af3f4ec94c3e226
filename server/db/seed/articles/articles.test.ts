import { LOCALES } from '@/contracts/languages'
import { AVOIDED, SPACED, SPACING } from '@/messages/language-rules'
import { PAGES } from './articles'
import { LABEL, withLabels } from './labels'

const ARTICLES = PAGES.flatMap(({ articles }) => articles)

/** A quotation longer than a label, or in English, is not the name of a button. */
const QUOTED = /“([^”]+)”|「([^」]+)」|‘([^’]+)’/g

const textsIn = (locale: (typeof LOCALES)[number]) =>
  ARTICLES.map((article) => `${article[locale].title}\n${article[locale].body}`)

test.each(LOCALES)('quotes labels of the messages only in %s', (locale) => {
  const quoted = textsIn(locale).flatMap((text) =>
    [...text.matchAll(QUOTED)].map((found) => found[1] ?? found[2] ?? found[3] ?? ''),
  )
  const typed = quoted.filter((label) => label.replace(LABEL, '') !== '')
  expect(typed).toEqual([])
})

test('names the same labels in every language', () => {
  const labels = (text: string) => [...text.matchAll(LABEL)].map(([whole]) => whole).sort()
  for (const article of ARTICLES) {
    const english = labels(article.en.title + article.en.body)
    for (const locale of LOCALES) {
      const own = labels(article[locale].title + article[locale].body)
      expect(own).toEqual(expect.arrayContaining(english))
    }
  }
})

test('replaces every label by its message', () => {
  const filled = JSON.stringify(ARTICLES.map(withLabels))
  expect(filled).not.toMatch(/[{][a-z]+\./)
  expect(filled).toContain('「受け取り確認」')
  expect(filled).toContain('“ยืนยันรับสินค้า”')
})

const filledIn = (locale: (typeof LOCALES)[number]) =>
  ARTICLES.map((article) => withLabels(article)[locale]).flatMap(({ title, body }) => [title, body])

test.each(LOCALES)('avoids misleading terms in %s', (locale) => {
  expect(filledIn(locale).filter((text) => AVOIDED[locale].test(text))).toEqual([])
})

test.each(SPACED)('has the spaces of the messages in %s', (locale) => {
  expect(filledIn(locale).filter((text) => SPACING[locale].test(text))).toEqual([])
})

test('rejects a label that no message has', () => {
  const [article] = ARTICLES
  if (!article) throw new Error('There are no articles.')
  const wrong = { ...article, ja: { title: '{orders.nothing}', body: '' } }
  expect(() => withLabels(wrong)).toThrow('{orders.nothing}')
})
