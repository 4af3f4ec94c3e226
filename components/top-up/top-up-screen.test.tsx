import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { callEndpoint } from '@/lib/api/call-endpoint'
import words from '@/messages/en.json'
import { TopUpScreen } from './top-up-screen'
import { WalletTopUpScreen } from './wallet-top-up-screen'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: jest.fn() }))

let search = ''
jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/walletTopUp',
  useSearchParams: () => new URLSearchParams(search),
}))

const NETWORK = { network: 'Tron', coin: 'USDT', address: 'T1', min_amount: 1300, confirmations: 2 }

/** Shows a screen of a shop with these networks and without a card provider. */
function show(element: ReactElement, networks: object[]) {
  const answers: Record<string, unknown> = {
    listNetworks: networks,
    getCardTerms: { provider: 'none' },
  }
  jest
    .mocked(callEndpoint)
    .mockImplementation((_, name) => Promise.resolve((answers[name] ?? null) as never))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={words} timeZone="UTC">
        {element}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
}

const linksOf = async (name: string) =>
  [...(await screen.findByLabelText(name)).querySelectorAll('a')].map((link) => link.textContent)

it('offers the blockchain while a network is open', async () => {
  show(<TopUpScreen />, [NETWORK])
  await screen.findByText(/\$13\.00/)
  await waitFor(async () =>
    expect(await linksOf(words.topUp.ways)).toEqual([
      expect.stringContaining(words.titles.walletTopUp),
      expect.stringContaining(words.topUp.manual),
    ]),
  )
})

it('offers no blockchain without a network', async () => {
  show(<TopUpScreen />, [])
  await waitFor(async () =>
    expect(await linksOf(words.topUp.ways)).toEqual([expect.stringContaining(words.topUp.manual)]),
  )
})

it('shows a note instead of the form on chain without a network', async () => {
  show(<WalletTopUpScreen />, [])
  expect(await screen.findByText(words.topUp.noNetworks)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(await linksOf(words.topUp.ways)).toEqual([words.topUp.chain, words.topUp.manual])
})

it('leads from a bank transfer to the blockchain only while a network is open', async () => {
  search = 'method=manual'
  show(<WalletTopUpScreen />, [])
  await waitFor(async () => expect(await linksOf(words.topUp.ways)).toEqual([words.topUp.manual]))
})
