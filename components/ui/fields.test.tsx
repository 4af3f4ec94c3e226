import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import words from '@/messages/en.json'
import { PasswordField } from './password-field'
import { SelectField } from './select-field'
import { TextArea } from './text-area'
import { TextField } from './text-field'

const show = (field: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={words}>
      {field}
    </NextIntlClientProvider>,
  )

const described = (field: HTMLElement) =>
  document.querySelector(`#${CSS.escape(field.getAttribute('aria-describedby') ?? 'none')}`)

beforeAll(() => {
  Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } })
})

const options = [
  { value: 'a', label: 'Arrived damaged' },
  { value: 'b', label: 'Not as described', isDisabled: true },
]

it.each([
  ['a line', (own: object) => <TextField label="Field" {...own} />],
  ['a text', (own: object) => <TextArea label="Field" {...own} />],
  ['a password', (own: object) => <PasswordField label="Field" {...own} />],
  ['a choice', (own: object) => <SelectField label="Field" options={options} {...own} />],
])('%s is linked to its label, its hint, and the error that replaces the hint', (_, field) => {
  const { rerender } = show(field({}))
  const control = screen.getByLabelText('Field')
  expect([control.hasAttribute('aria-describedby'), control.getAttribute('aria-invalid')]).toEqual([
    false,
    null,
  ])
  const within = (node: ReactNode) => (
    <NextIntlClientProvider locale="en" messages={words}>
      {node}
    </NextIntlClientProvider>
  )
  rerender(within(field({ hint: 'As on the parcel' })))
  expect(described(control)?.textContent).toBe('As on the parcel')
  rerender(within(field({ hint: 'As on the parcel', error: 'Please enter it' })))
  expect(described(control)?.textContent).toBe('Please enter it')
  expect(control.getAttribute('aria-invalid')).toBe('true')
})

it('a hint that helps to correct an error stays with it', () => {
  show(<TextField label="Mobile" hint="With the country code" error="Not a number" isHintKept />)
  expect(described(screen.getByLabelText('Mobile'))?.textContent).toBe(
    'Not a numberWith the country code',
  )
})

it('a password is hidden until its button shows it, and has no autocorrection', async () => {
  show(<PasswordField label="Password" defaultValue="secret" inputMode="numeric" />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  expect(['type', 'inputmode', 'spellcheck'].map((name) => field.getAttribute(name))).toEqual([
    'password',
    'numeric',
    'false',
  ])
  await userEvent.click(screen.getByRole('button', { name: words.passwords.showPassword }))
  expect([field.type, field.value]).toEqual(['text', 'secret'])
  await userEvent.click(screen.getByRole('button', { name: words.passwords.hidePassword }))
  expect(field.type).toBe('password')
})

it('a select starts with its placeholder and does not offer disabled options', async () => {
  const onChange = jest.fn()
  show(<SelectField label="Reason" placeholder="Choose" options={options} onChange={onChange} />)
  const field = screen.getByLabelText<HTMLSelectElement>('Reason')
  expect(field.value).toBe('')
  await userEvent.selectOptions(field, 'b').catch(() => undefined)
  expect(field.value).toBe('')
  await userEvent.selectOptions(field, 'Arrived damaged')
  expect(field.value).toBe('a')
  expect(onChange).toHaveBeenCalledTimes(1)
})
