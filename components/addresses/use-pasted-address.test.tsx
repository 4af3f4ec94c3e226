import { fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { useForm, useWatch } from 'react-hook-form'
import { currentToast } from '@/lib/toast/toast'
import words from '@/messages/en.json'
import type { AddressValues } from './place'
import { usePastedAddress } from './use-pasted-address'

function Form() {
  const { register, setValue, control } = useForm<AddressValues>()
  return (
    <form onPaste={usePastedAddress(setValue)}>
      <input {...register('addressee')} aria-label="name" />
      <input {...register('phone')} aria-label="phone" />
      <textarea {...register('detail')} aria-label="detail" />
      <p>{useWatch({ control, name: 'postal_code' })}</p>
    </form>
  )
}

const valueOf = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value

function paste(into: string, text: string): boolean {
  render(
    <NextIntlClientProvider locale="en" messages={words}>
      <Form />
    </NextIntlClientProvider>,
  )
  // False where the browser is kept from putting it all into the one field.
  return fireEvent.paste(screen.getByLabelText(into), { clipboardData: { getData: () => text } })
}

const ADDRESS = 'Ann Example\n1 River Road, Bangkok 10500\n+66 81 234 5678'

it.each(['name', 'detail'])('splits an address that is pasted into %s', (into) => {
  expect(paste(into, ADDRESS)).toBe(false)
  expect([valueOf('name'), valueOf('phone'), valueOf('detail')]).toEqual([
    'Ann Example',
    '+66 81 234 5678',
    '1 River Road, Bangkok',
  ])
  expect(screen.getByText('10500')).toBeDefined()
  expect(currentToast()?.text).toBe(words.address.sorted)
})

it('does not split a street, or text that is pasted into another field', () => {
  expect(paste('detail', '1 River Road')).toBe(true)
})

it('accepts a phone number that is pasted into its own field', () => {
  expect(paste('phone', ADDRESS)).toBe(true)
})
