import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { LiveProduct } from '@/contracts/schemas/products'
import { browserCall } from '@/lib/api/browser-transport'
import messages from '@/messages/en.json'
import { AddToCartButton } from './add-to-cart-button'
import { ChoiceRow } from './choice-row'
import { OptionPicker, StockLine } from './option-picker'
import { ProductChoiceProvider, type ProductForChoice } from './product-choice'
import { ProductPrice } from './product-price'

jest.mock('@/lib/api/browser-transport', () => ({ browserCall: jest.fn() }))

const product: ProductForChoice = {
  id: 7,
  name: 'Cardigan',
  price: 1000,
  originalPrice: 1500,
  pictures: ['front'],
  alts: {},
  options: [
    { name: 'Colour', values: ['Teal', 'Black'] },
    { name: 'Size', values: ['L', 'XL'] },
  ],
  skus: [
    { id: 1, values: ['Teal', 'L'], price: 1000, stock: 5, image: null },
    { id: 2, values: ['Teal', 'XL'], price: 1200, stock: 2, image: null },
    { id: 3, values: ['Black', 'L'], price: 1000, stock: 4, image: null },
  ],
}

function show(live: LiveProduct[]) {
  jest.mocked(browserCall).mockResolvedValue(live)
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={messages}>
        <ProductChoiceProvider product={product}>
          <ProductPrice />
          <StockLine />
          <OptionPicker />
          <AddToCartButton whenOpen="ask" />
        </ProductChoiceProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
}

const unchanged: LiveProduct = { id: 7, price: 1000, stock: 11, skus: product.skus }

describe('choosing a product', () => {
  it('shows the price range, then the price, stock and original price of the chosen variant', async () => {
    const user = userEvent.setup()
    show([unchanged])
    expect(screen.getByText('10.00 Dollar')).toBeTruthy()
    expect(screen.getByText('12.00 Dollar')).toBeTruthy()
    expect(screen.getByText('Before 15.00 Dollar')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Teal' }))
    await user.click(screen.getByRole('radio', { name: 'XL' }))
    expect(screen.getByText('2 in stock')).toBeTruthy()
    expect(screen.queryByText('10.00 Dollar')).toBeNull()
    expect(screen.queryByText('Before 15.00 Dollar')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'L' }))
    expect(screen.getByText('Before 15.00 Dollar')).toBeTruthy()
  })

  it('disables options that cannot be combined and does not choose them', async () => {
    const user = userEvent.setup()
    show([unchanged])
    await user.click(screen.getByRole('radio', { name: 'Black' }))
    const tooLarge = screen.getByRole<HTMLInputElement>('radio', { name: /^XL/ })
    expect(tooLarge.getAttribute('aria-disabled')).toBe('true')
    await user.click(tooLarge)
    expect(tooLarge.checked).toBe(false)
    expect(screen.getAllByText('Not available with your other choices')).toHaveLength(1)
  })

  it('reduces the quantity to the stock of another variant', async () => {
    const user = userEvent.setup()
    show([unchanged])
    await user.click(screen.getByRole('radio', { name: 'Teal' }))
    await user.click(screen.getByRole('radio', { name: 'L' }))
    for (let more = 0; more < 6; more++) {
      await user.click(screen.getByRole('button', { name: 'Increase' }))
    }
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('5')
    await user.click(screen.getByRole('radio', { name: 'XL' }))
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('2')
  })

  it('marks the missing options and moves to the first one', async () => {
    const user = userEvent.setup()
    const scroll = jest.fn()
    Element.prototype.scrollIntoView = scroll
    show([unchanged])
    const errorOf = (name: string) => {
      const group = screen.getByRole('radiogroup', { name })
      const note = document.getElementById(group.getAttribute('aria-describedby') ?? '')
      return group.getAttribute('aria-invalid') && note?.textContent
    }
    expect([errorOf('Colour'), errorOf('Size')]).toEqual([null, null])
    await user.click(screen.getByRole('radio', { name: 'Teal' }))
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect([errorOf('Colour'), errorOf('Size')]).toEqual([null, 'Please choose Size'])
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'L' }))
    expect(scroll).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('radio', { name: 'XL' }))
    expect(errorOf('Size')).toBeNull()
  })

  it('shows live stock and prices', async () => {
    show([{ id: 7, price: 900, stock: 1, skus: [{ id: 3, price: 900, stock: 1 }] }])
    expect(await screen.findByText('1 in stock')).toBeTruthy()
    expect(screen.getByRole('radio', { name: /^Teal/ }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('9.00 Dollar')).toBeTruthy()
  })

  it('says when the product was taken off sale', async () => {
    show([])
    expect(await screen.findByText('This product is no longer on sale')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox').disabled).toBe(true)
  })
})

it('a product without options shows its quantity and stock on a phone', () => {
  jest.mocked(browserCall).mockResolvedValue([])
  const plain = { ...product, options: [], skus: [{ ...product.skus[0]!, values: [], stock: 17 }] }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={messages}>
        <ProductChoiceProvider product={plain}>
          <ChoiceRow />
        </ProductChoiceProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  expect(screen.getByText('Quantity')).toBeTruthy()
  expect(screen.getByText('17 in stock')).toBeTruthy()
})
