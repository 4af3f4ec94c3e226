import { render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import words from '@/messages/en.json'
import { PaySheet } from './pay-sheet'
import type { PayProblem } from './use-payment-ticket'

jest.mock('@/components/layout/use-guarded-navigation', () => ({
  usePlaceGuard: () => () => false,
}))
jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/payment' }))

async function open(problem: PayProblem | null) {
  const nothing = () => undefined
  const submit = async () => undefined
  const payment = { code: '', problem, isPending: false, typeCode: nothing, begin: nothing, submit }
  history.replaceState(null, '', '/en/payment?orders=7')
  render(
    <NextIntlClientProvider locale="en" messages={words}>
      <PaySheet isOpen dueCents={1200} balanceCents={50_000} payment={payment} onClose={nothing} />
    </NextIntlClientProvider>,
  )
  return screen.findByRole('dialog', { name: words.payment.enterCode })
}

const forgotten = () => screen.getByRole('link', { name: words.payment.forgotten })
const pay = () => screen.queryByRole('button', { name: 'Pay $12.00' })
const disabledKeys = () =>
  screen.getAllByRole<HTMLButtonElement>('button', { name: /^\d$/ }).filter((key) => key.disabled)

it('offers a new payment password as the main action while it is locked', async () => {
  await open({ kind: 'locked', text: 'Please try again after 11:00 AM' })
  expect(screen.getByText('Please try again after 11:00 AM')).toBeTruthy()
  expect([disabledKeys().length, pay()]).toEqual([10, null])
  expect(forgotten().className).toContain('bg-accent')
  expect(forgotten().getAttribute('href')).toBe(
    '/changePayPwd?from=%2Fpayment%3Forders%3D7&forgotten=1',
  )
  await waitFor(() => expect(document.activeElement).toBe(forgotten()))
})

it('offers it beside the field otherwise', async () => {
  await open({ kind: 'tries', text: 'Wrong · 2 tries left' })
  expect([disabledKeys().length, pay() !== null]).toEqual([0, true])
  expect(forgotten().className).not.toContain('bg-accent')
})
