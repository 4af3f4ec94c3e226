import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { BlockchainNetwork } from '@/contracts/schemas/wallet'
import { accountKeys } from '@/lib/queries/account-keys'
import words from '@/messages/en.json'
import { ChainForm } from './chain-form'

jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/walletTopUp',
  useSearchParams: () => new URLSearchParams(),
}))
jest.mock('./qr-code', () => ({ QrCode: () => null }))

const NO_NETWORK = 'Please choose charge network'
const NO_ADDRESS = 'Please fill recharge address'
const NOT_CONFIRMED = 'Please confirm the network'

const networks = ['Solana', 'TRC-20'].map((network) => ({
  network,
  coin: 'USDC',
  address: `address of ${network}`,
  min_amount: 1000,
  confirmations: 20,
})) as unknown as BlockchainNetwork[]

const radio = (name: RegExp) => screen.getByRole('radio', { name })
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Top up/ }))

beforeEach(() => {
  sessionStorage.clear()
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(accountKeys.user, { id: 7 })
  render(
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={words}>
        <ChainForm networks={networks} onDone={() => undefined} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
})

it('asks for the network and its address while none is chosen', async () => {
  await submit()
  expect(await screen.findByText(NO_NETWORK)).toBeTruthy()
  expect(screen.getByText(NO_ADDRESS)).toBeTruthy()
  expect(screen.queryByText(NOT_CONFIRMED)).toBeNull()
  await userEvent.click(radio(/Solana/))
  expect(screen.queryByText(NO_NETWORK)).toBeNull()
  expect(screen.queryByText(NO_ADDRESS)).toBeNull()
})

it('marks the box of the chosen network and focuses it while it is not ticked', async () => {
  await userEvent.click(radio(/Solana/))
  await submit()
  const note = await screen.findByText(NOT_CONFIRMED)
  expect(screen.queryByText(NO_ADDRESS)).toBeNull()
  const box = screen.getByRole('checkbox', { name: /send USDC by Solana only/ })
  expect(document.activeElement).toBe(box)
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-describedby')!)?.contains(note)).toBe(true)
  await userEvent.click(box)
  expect(screen.queryByText(NOT_CONFIRMED)).toBeNull()
  expect(box.hasAttribute('aria-invalid')).toBe(false)
})
