import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ComponentProps } from 'react'
import words from '@/messages/en.json'
import { LineNote } from './line-note'

type Line = ComponentProps<typeof LineNote>['line']

function textOf(line: Partial<Line>): string {
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={words}>
      <LineNote
        line={{ available: true, price: 1299, ...line } as Line}
        onSettle={() => undefined}
      />
    </NextIntlClientProvider>,
  )
  return container.textContent
}

it.each([
  [null, ''],
  [undefined, ''],
  [1500, 'Price fell from $15.00 to $12.99OK'],
  [1000, 'Price rose from $10.00 to $12.99OK'],
  [0, 'Price rose from $0.00 to $12.99OK'],
])('says what changed since a price of %s', (previous, expected) => {
  expect(textOf({ previous_price: previous })).toBe(expected)
})
