import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { Quote } from '@/contracts/schemas/orders'
import words from '@/messages/en.json'
import { CheckoutForm } from './checkout-form'

jest.mock('./use-place-order', () => ({
  usePlaceOrder: () => ({ place: () => undefined, unanswered: null, isPending: false }),
}))
jest.mock('./shop-group', () => ({ ShopGroup: () => null }))
jest.mock('./delivery-card', () => ({ DeliveryCard: () => null }))
jest.mock('./checkout-bar', () => ({ CheckoutBar: () => null }))

it.each([
  ['shows the promo code while something can be bought', true],
  ['hides the promo code when nothing is left to buy', false],
])('%s', (_name, available) => {
  const quote = {
    groups: [
      {
        shop: { id: 4, name: 'Amphora' },
        lines: [{ sku_id: 31, quantity: 1, price: 999, available }],
        subtotal: 0,
        freight: 0,
        discount: 0,
        total: 0,
      },
    ],
    total: 0,
    promo: null,
  }
  render(
    <NextIntlClientProvider locale="en" messages={words}>
      <CheckoutForm
        items={[{ sku_id: 31, quantity: 1 }]}
        isFromCart={false}
        quote={quote as unknown as Quote}
        isQuoting={false}
        addresses={[]}
      />
    </NextIntlClientProvider>,
  )
  const code = screen.queryByRole('textbox', { name: words.checkout.promo })
  expect(code !== null).toBe(available)
})
