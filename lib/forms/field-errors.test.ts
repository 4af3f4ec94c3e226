import { login, register } from '@/contracts/schemas/account'
import { saveAddress } from '@/contracts/schemas/addresses'
import { fieldErrorKeys } from './field-errors'

it('finds nothing to complain about in good input', () => {
  expect(fieldErrorKeys(login.body, { account: 'mali@example.com', password: 'secret' })).toEqual(
    {},
  )
})

it('names the first error about each field', () => {
  const values = { family_name: '', given_name: 'Mali', email: 'x', mobile: '12', password: '123' }
  expect(fieldErrorKeys(register.body, values)).toEqual({
    family_name: 'required',
    email: 'email',
    mobile: 'mobile',
    password: 'password',
  })
})

it('asks for each field of an address in its own words', () => {
  const values = { addressee: '', phone: ' ', area: '', detail: '', tag: '' }
  expect(fieldErrorKeys(saveAddress.body, values)).toEqual({
    addressee: 'addressee',
    phone: 'phone',
    area: 'area',
    detail: 'detail',
    tag: 'tag',
  })
})

it('has words for what a schema says without any', () => {
  const values = { account: 'a', password: 'b', more: 1 }
  expect(Object.values(fieldErrorKeys(login.body, values))).toEqual(['invalid'])
})
