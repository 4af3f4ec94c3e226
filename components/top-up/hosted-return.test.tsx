import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { walletKeys } from '@/lib/queries/wallet-keys'
import words from '@/messages/en.json'
import { HostedReturn } from './hosted-return'

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/cardTopUp' }))
jest.mock('@/lib/api/call-endpoint', () => ({
  callEndpoint: jest.fn(async () => ({ list: [], next_cursor: null })),
}))

function show(queryClient = new QueryClient()) {
  render(
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={words}>
        <HostedReturn id={7} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
}

it('says that a top-up of another shopper does not exist', async () => {
  show()
  expect(await screen.findByText(words.errors.NOT_FOUND)).toBeTruthy()
  const records = screen.getByRole('link', { name: words.titles.topUpRecord })
  expect(records.getAttribute('href')).toBe('/topUpRecord')
})

it('keeps the top-up on the screen when its refresh fails', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  jest.mocked(callEndpoint).mockResolvedValueOnce({
    list: [{ id: 7, card_page: 'https://pay.example/7' }],
    next_cursor: null,
  })
  show(queryClient)
  await screen.findByText(words.topUp.hostedWaiting)
  jest.mocked(callEndpoint).mockRejectedValueOnce(new Error('offline'))
  await act(() => queryClient.refetchQueries({ queryKey: walletKeys.all }))
  await waitFor(() => expect(queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error'))
  expect(screen.getByText(words.topUp.hostedWaiting)).toBeTruthy()
})
