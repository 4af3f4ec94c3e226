import { ApiError } from '@/lib/api/api-error'
import { formErrors } from './form-errors'

const refused = (fields: Record<string, string>) =>
  new ApiError({ kind: 'refused', message: 'check', code: 422, data: { fields } })

it('nests the errors of the fields', () => {
  const error = refused({
    handle: 'taken',
    'texts.en.name': 'missing',
    'texts.en.description': 'x',
  })
  expect(formErrors(error)).toEqual({
    handle: 'taken',
    texts: { en: { name: 'missing', description: 'x' } },
  })
})

it('moves a path to the field of the form', () => {
  const place = (path: string) => path.replace('skus.', 'rows.')
  expect(formErrors(refused({ 'skus.1.price': 'bad' }), place)).toEqual({
    rows: { 1: { price: 'bad' } },
  })
})

it('keeps the errors of the parts if the whole has one too', () => {
  expect(formErrors(refused({ texts: 'missing', 'texts.en': 'bad' }))).toEqual({
    texts: { en: 'bad' },
  })
})

it('returns nothing for other errors', () => {
  expect(formErrors(new ApiError({ kind: 'network', message: 'gone' }))).toBeUndefined()
  expect(formErrors(new Error('bug'))).toBeUndefined()
})
