import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { Refundable } from '@/contracts/schemas/refunds'
import words from '@/messages/en.json'
import { RefundItems } from './refund-items'

const item = (id: number, name: string, most: number) => ({
  id,
  name,
  values: [],
  image: '/goods.png',
  quantity: 1,
  most,
})
const refundable = {
  order_no: 'S1',
  items: [item(1, 'Kettle', 900), item(2, 'Lamp', 500)],
} as unknown as Refundable

function show(error: string | undefined) {
  render(
    <NextIntlClientProvider locale="en" messages={words}>
      <RefundItems refundable={refundable} chosen={[]} error={error} onChange={() => undefined} />
    </NextIntlClientProvider>,
  )
  return {
    group: screen.getByRole('group', { name: words.refund.items }),
    box: screen.getByRole('checkbox', { name: 'Kettle' }),
  }
}

it('connects its error to the group of items', () => {
  const { group, box } = show(words.errors.fields.refundItems)
  const note = document.getElementById(group.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe(words.errors.fields.refundItems)
  expect(box.getAttribute('aria-invalid')).toBe('true')
})

it('describes nothing without an error', () => {
  const { group, box } = show(undefined)
  expect(group.hasAttribute('aria-describedby')).toBe(false)
  expect(box.hasAttribute('aria-invalid')).toBe(false)
})
