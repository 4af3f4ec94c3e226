import type { AdminArticle } from '@/contracts/schemas/admin-articles'
import { articleInput, articleValues, inEveryLanguage } from './article-values'

const text = (title: string) => ({ title, lead: '', sections: [{ title: 'One', body: 'Text' }] })
const article = {
  texts: { en: text('Help'), th: text('ช่วย'), ja: text('Help'), ko: text('Help') },
  written_locales: ['en', 'th'],
} as unknown as AdminArticle

it('sends the written languages, and null for a removed one', () => {
  const values = articleValues(article)
  delete values.texts.th
  expect(articleInput(values)).toEqual({ texts: { en: text('Help'), th: null } })
})

it('changes the sections of every language', () => {
  const { texts } = articleValues(article)
  const longer = inEveryLanguage(texts, (sections) => [...sections, { title: '', body: '' }])
  expect(longer.en?.sections).toHaveLength(2)
  expect(longer.th?.sections).toHaveLength(2)
  expect(longer.ja).toBeUndefined()
})
