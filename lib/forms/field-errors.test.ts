import { login, register } from '@/contracts/schemas/account'
import { saveAddress } from '@/contracts/schemas/addresses'
import { fieldErrorKeys } from './field-errors'

it('reports no errors for valid input', () => {
  expect(fieldErrorKeys(login.body, { account: 'mali@example.com', password: 'secret' })).toEqual(
    {},
  )
})

it('reports the first error of each field', () => {
  const values = { family_name: '', given_name: 'Mali', email: 'x', mobile: '12', password: '123' }
  expect(fieldErrorKeys(register.body, values)).toEqual({
    family_name: 'required',
    email: 'email',
    mobile: 'mobile',
    password: 'password',
  })
})

it('names each missing address field in its own message', () => {
  const values = { addressee: '', phone: ' ', area: '', detail: '', tag: '' }
  expect(fieldErrorKeys(saveAddress.body, values)).toEqual({
    addressee: 'addressee',
    phone: 'phone',
    area: 'area',
    detail: 'detail',
    tag: 'tag',
  })
})

it('has messages for schema errors without one', () => {
  const values = { account: 'a', password: 'b', more: 1 }
  expect(Object.values(fieldErrorKeys(login.body, values))).toEqual(['invalid'])
})
