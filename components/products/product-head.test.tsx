import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import words from '@/messages/ja.json'
import { ProductHead } from './product-head'

jest.mock('./buy-bar', () => ({ BuyBox: () => null }))
jest.mock('./choice-row', () => ({ ChoiceRow: () => null }))
jest.mock('./gone-notice', () => ({ GoneNotice: () => null }))
jest.mock('./product-price', () => ({ ProductPrice: () => null }))

const show = (sales: number) =>
  render(
    <NextIntlClientProvider locale="ja" messages={words}>
      <ProductHead product={{ id: 1, name: 'ケトル', review_count: 0, sales } as never} />
    </NextIntlClientProvider>,
  )

it('shows how many were sold, unless none', () => {
  show(1411)
  screen.getByText('販売数1,411')
  show(0)
  expect(screen.getAllByText(/販売数/)).toHaveLength(1)
})
