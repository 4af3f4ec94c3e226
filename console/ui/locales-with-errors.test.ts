import { localesWithErrors } from './locales-with-errors'

const error = { type: 'custom', message: 'Please fill this in' }

it('finds the languages of texts, in their order', () => {
  const errors = { texts: { th: { name: error }, en: { sections: [undefined, { body: error }] } } }
  expect(localesWithErrors(errors, 'texts')).toEqual(['en', 'th'])
})

it('finds the languages of the names of options and values', () => {
  const options = [undefined, { names: { ja: error }, values: [{ names: { ko: error } }] }]
  expect(localesWithErrors({ options }, 'texts')).toEqual(['ja', 'ko'])
})

it('leaves out errors of other fields, and fields without one', () => {
  const errors = { link: error, images: [{ alts: { th: error } }], texts: { en: undefined } }
  expect(localesWithErrors(errors, 'texts')).toEqual([])
})
