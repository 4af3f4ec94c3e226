import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

beforeEach(() => {
  sessionStorage.clear()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={words}>
        <ConfirmProvider>
          <WithdrawForm terms={terms} user={user} />
        </ConfirmProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
})

/** The facts of the sheet that asks for the payment password. */
async function factsOf(amount: string) {
  await type(t.amount, amount)
  await userEvent.click(screen.getByRole('button', { name: `Withdraw $${amount}` }))
  const sheet = await screen.findByRole('dialog', { name: words.payment.enterCode })
  const valueOf = (name: string) =>
    within(sheet).getByText(name).parentElement?.querySelector('dd')?.textContent
  return [t.card, t.serviceCharge, t.actualArrival].map(valueOf)
}

it('names a saved card, the service charge and the amount that arrives', async () => {
  expect(await factsOf('120.00')).toEqual(['Krung Thai •••• 1111', '−$1.20', '$118.80'])
})

it('shows the last four digits of a new card', async () => {
  await userEvent.click(screen.getByRole('radio', { name: t.anotherCard }))
  await type(t.bankName, 'River Bank')
  await type(t.bankCardNo, '4242 4242 4242 4242')
  await type(t.holder, 'Mali Srisai')
  expect(await factsOf('20.00')).toEqual(['River Bank •••• 4242', '−$1.00', '$19.00'])
})
