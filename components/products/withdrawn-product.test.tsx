import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import words from '@/messages/en.json'
import { WithdrawnProduct } from './withdrawn-product'

jest.mock('./product-strip', () => ({ ProductStrip: () => null }))
jest.mock('@/components/layout/button-link', () => ({ ButtonLink: () => null }))

function show() {
  const product = { name: 'Kettle', image: '/kettle.png' }
  return render(
    <NextIntlClientProvider locale="en" messages={words}>
      <WithdrawnProduct
        product={product as never}
        related={{} as never}
        words={{ fromShop: '', similar: '', toHome: '', site: 'Sampan' }}
      />
    </NextIntlClientProvider>,
  )
}

beforeEach(() => {
  document.title = 'Page not found · Sampan'
})

it('has the name of the product as title, until it is left', () => {
  const { unmount } = show()
  expect(document.title).toBe('Kettle · Sampan')
  unmount()
  expect(document.title).toBe('Page not found · Sampan')
})

it('keeps the title that the next page has set', () => {
  const { unmount } = show()
  document.title = 'Home · Sampan'
  unmount()
  expect(document.title).toBe('Home · Sampan')
})
