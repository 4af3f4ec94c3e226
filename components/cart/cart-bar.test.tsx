import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { Cart } from '@/contracts/schemas/cart'
import { messagesOf } from '@/lib/i18n/messages'
import words from '@/messages/en.json'
import { CartBar } from './cart-bar'
import type { CartOnScreen } from './use-cart'

jest.mock('@/components/layout/use-guarded-navigation', () => ({
  useGuardedNavigation: () => ({ push: () => undefined }),
}))
jest.mock('@/lib/mutations/cart', () => ({ cartSender: { now: async () => undefined } }))

it('says beside the total that it is without freight', () => {
  const cart = { lines: [], selected_total: 1200, selected_quantity: 0 } as unknown as Cart
  render(
    <NextIntlClientProvider locale="en" messages={messagesOf('cart', words)}>
      <CartBar cart={cart} onScreen={{ isSent: true } as CartOnScreen} />
    </NextIntlClientProvider>,
  )
  const total = screen.getByText('Total').closest('p')
  expect(total?.textContent).toContain('Without freight')
  expect(total?.textContent).toContain('$12.00')
})
