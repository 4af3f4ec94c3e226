import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { currentRemoval, offerUndo } from '@/lib/cart/removal'
import { cartSender } from '@/lib/mutations/cart'
import messages from '@/messages/en.json'
import { CartSync } from './cart-sync'

jest.mock('@/lib/mutations/cart', () => ({
  cartSender: { now: jest.fn().mockResolvedValue(undefined) },
  mergeGuestCart: jest.fn(),
  onCartOutcome: () => () => undefined,
}))
jest.mock('@/lib/session/use-signed-in', () => ({ useSignedIn: () => true }))

it('offers no undo for a removal that it sends when the shopper leaves the page', () => {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <CartSync />
    </NextIntlClientProvider>,
  )
  offerUndo({ names: ['Tea'], undo: () => undefined })
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(cartSender.now).toHaveBeenLastCalledWith(true)
  expect(currentRemoval()).toBeNull()
})
