import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useSchemaForm } from '@/lib/forms/use-schema-form'
import messages from '@/messages/en.json'
import { PayCodeFields, type PayCodeValues } from './pay-code-fields'

const EMPTY: PayCodeValues = { oldpassword: '', newpassword: '', again: '', captcha: '' }

function Fields() {
  const { form, field } = useSchemaForm<PayCodeValues>(() => ({}), EMPTY)
  return (
    <PayCodeFields
      asksOld
      form={form}
      field={field}
      isFrozen={false}
      isPending={false}
      oldAside={null}
    />
  )
}

const marked = () =>
  [...document.querySelectorAll<HTMLInputElement>('[data-active]')].map(({ name, value }) => [
    name,
    value,
  ])

it('marks the field that the keypad fills, from the start', async () => {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Fields />
    </NextIntlClientProvider>,
  )
  expect(marked()).toEqual([['oldpassword', '']])
  await userEvent.click(screen.getByRole('button', { name: '1' }))
  expect(marked()).toEqual([['oldpassword', '1']])
  await userEvent.click(screen.getByLabelText(messages.payCode.new))
  expect(marked()).toEqual([['newpassword', '']])
})
