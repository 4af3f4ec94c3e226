import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ComponentProps } from 'react'
import type { ServerRenderedFeed } from '@/components/products/server-rendered-feed'
import { callEndpoint } from '@/lib/api/call-endpoint'
import messages from '@/messages/en.json'
import { ProductResults } from './product-results'

jest.mock('@/lib/api/call-endpoint', () => ({
  callEndpoint: jest.fn().mockReturnValue(new Promise(() => {})),
}))
jest.mock('@/components/products/server-rendered-feed', () => ({
  ServerRenderedFeed: ({ first, head }: ComponentProps<typeof ServerRenderedFeed>) => head?.(first),
}))

it.each([
  [true, 'No exact match for “hedphone”. Showing similar products.11 products'],
  [undefined, '11 products'],
])('says whether the results are corrected: %s', (corrected, words) => {
  const page = { list: [], next_cursor: null, total: 11, ...(corrected && { corrected }) }
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <ProductResults
          results={{ tab: 'products', sort: 'hot', keyword: 'hedphone' }}
          categories={[]}
          first={{ query: 'keyword=hedphone', page }}
          onChange={() => {}}
          onWiden={() => {}}
        />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe(words)
  expect(callEndpoint).not.toHaveBeenCalled()
})
