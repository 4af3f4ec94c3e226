import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ComponentProps } from 'react'
import { ConfirmProvider } from '@/components/ui/confirm-provider'
import words from '@/messages/en.json'
import { WithdrawForm } from './withdraw-form'

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/withDraw' }))

const CARD = { id: 3, bank_name: 'Krung Thai', bank_card_no: '•••• 1111', holder: 'Mali' }
const terms = {
  balance: 50_000,
  charge_rate: 0.01,
  charge_min: 100,
  min_amount: 1000,
  cards: [CARD],
  sum: null,
}
const user = { id: 7, has_pay_password: true } as ComponentProps<typeof WithdrawForm>['user']
const t = words.withdraw

/** A reload: nothing of React is left, and nothing was cleaned up. */
function load() {
  document.body.replaceChildren()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={words}>
        <ConfirmProvider>
          <WithdrawForm terms={terms} user={user} />
        </ConfirmProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })

it('a withdrawal keeps its amount and its other card through a reload, but not the card number', () => {
  load()
  fireEvent.click(screen.getByRole('radio', { name: t.anotherCard }))
  type(t.amount, '120.50')
  type(t.bankName, 'Siam Commercial')
  type(t.bankCardNo, '4242 4242 4242 4242')
  type(t.holder, 'Mali Srisai')
  expect(sessionStorage.getItem('kept-form:withdraw')).not.toMatch(/(4242 ?){3}/)
  load()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: t.anotherCard }).checked).toBe(true)
  expect([t.amount, t.bankName, t.bankCardNo, t.holder].map((name) => field(name).value)).toEqual([
    '120.50',
    'Siam Commercial',
    '',
    'Mali Srisai',
  ])
})
