import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { BlockchainNetwork } from '@/contracts/schemas/wallet'
import { accountKeys } from '@/lib/queries/account-keys'
import words from '@/messages/en.json'
import { CardForm } from './card-form'
import { ChainForm } from './chain-form'

let search = ''
jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/walletTopUp',
  useSearchParams: () => new URLSearchParams(search),
}))
jest.mock('./deposit-address', () => ({ DepositAddress: () => null }))

const networks = ['TRC-20', 'ERC-20'].map((network) => ({
  network,
  coin: 'USDT',
  address: 'T9',
  min_amount: network === 'ERC-20' ? 5000 : 1000,
  confirmations: 20,
})) as unknown as BlockchainNetwork[]
const t = words.topUp

/** A reload: nothing of React is left, and nothing was cleaned up. */
function load(form: ReactNode) {
  document.body.replaceChildren()
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(accountKeys.user, { id: 7 })
  render(
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={words}>
        {form}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const network = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

beforeEach(() => {
  sessionStorage.clear()
  search = ''
})

it('keeps the network, amount and number of a transfer through a reload', () => {
  load(<ChainForm networks={networks} onDone={() => {}} />)
  fireEvent.click(network(/ERC-20/))
  type(t.amount, '75')
  type(t.txid, '0xabc')
  load(<ChainForm networks={networks} onDone={() => {}} />)
  expect(network(/ERC-20/).checked).toBe(true)
  expect([field(t.amount).value, field(t.txid).value]).toEqual(['75', '0xabc'])
})

it('keeps the amount of a card payment, and no data of the card', () => {
  const form = <CardForm refusal={null} onBegin={() => {}} onAnswered={() => {}} />
  load(form)
  type(t.amount, '75')
  type(t.cardNumber, '4242 4242 4242 4242')
  type(t.cardExpiry, '12/31')
  type(t.cardCode, '987')
  expect(JSON.parse(sessionStorage.getItem('kept-form:top-up-card')!)).toEqual({
    owner: expect.any(Number),
    at: expect.any(Number),
    values: { amount: '75', wasUnanswered: false },
  })
  load(form)
  expect([t.amount, t.cardNumber, t.cardCode].map((name) => field(name).value)).toEqual([
    '75',
    '',
    '',
  ])
})

it('prefills the amount of the URL, raised to the minimum of the card or network', () => {
  search = 'amount=0.38'
  load(<CardForm refusal={null} onBegin={() => {}} onAnswered={() => {}} />)
  expect(field(t.amount).value).toBe('1.00')
  search = 'amount=28.99'
  load(<ChainForm networks={networks} onDone={() => {}} />)
  expect(field(t.amount).value).toBe('28.99')
  fireEvent.click(network(/ERC-20/))
  expect(field(t.amount).value).toBe('50.00')
  fireEvent.click(network(/TRC-20/))
  expect(field(t.amount).value).toBe('28.99')
  type(t.amount, '75')
  fireEvent.click(network(/ERC-20/))
  expect(field(t.amount).value).toBe('75')
})

it('names the maximum of a card beside the amount', async () => {
  load(<CardForm refusal={null} onBegin={() => {}} onAnswered={() => {}} />)
  type(t.amount, '1000000')
  fireEvent.submit(field(t.amount).form!)
  expect(await screen.findByText('The largest top-up by card is $999,999.99')).toBeTruthy()
})
