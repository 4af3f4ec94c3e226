import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { addressKeys } from '@/lib/queries/addresses'
import words from '@/messages/en.json'
import { AddressFields } from './address-fields'

jest.mock('@/lib/api/call-endpoint', () => ({
  callEndpoint: jest.fn().mockReturnValue(new Promise(() => {})),
}))
jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/addressForm',
  useSearchParams: () => new URLSearchParams(),
}))

it.each([
  ['the first address', [], true],
  ['another address', [{ id: 1 }], false],
])('%s: whether it is the default and stays it', async (_, others, isDefault) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(addressKeys.list, others)
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <NextIntlClientProvider locale="en" messages={words}>
          <AddressFields address={null} />
        </NextIntlClientProvider>
      </QueryClientProvider>,
    ),
  )
  const { checked, disabled } = screen.getByRole<HTMLInputElement>('switch')
  expect({ checked, disabled }).toEqual({ checked: isDefault, disabled: isDefault })
})
