import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/contracts/languages'
import words from '@/messages/en.json'
import { Badge, CountBadge } from './badge'
import { IconButton } from './icon-button'
import { Picture } from './picture'
import { Price } from './price'
import { Rating, Stars } from './stars'

const show = (node: ReactNode, locale: Locale = 'en') =>
  render(
    <NextIntlClientProvider locale={locale} messages={words}>
      {node}
    </NextIntlClientProvider>,
  ).container

/** The visible text, without text for screen readers. */
const seen = (container: HTMLElement) => {
  for (const hidden of container.querySelectorAll('.sr-only')) hidden.remove()
  return container.textContent
}

it('a price has a spoken text and visible digits', () => {
  const container = show(<Price cents={123_450} />)
  expect(screen.getByText('1,234.50 Dollar').className).toBe('sr-only')
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('$1,234.50')
})

it.each([
  [1999, '$12.99$19.99'],
  [1299, '$12.99'],
  [999, '$12.99'],
  [null, '$12.99'],
])('shows the original price (%p) only when it was higher', (originalCents, text) => {
  const container = show(<Price cents={1299} originalCents={originalCents} />)
  expect(container.querySelector('s')?.textContent ?? null).toBe(
    originalCents === 1999 ? '$19.99' : null,
  )
  expect(seen(container)).toBe(text)
})

it.each([
  [0, 0],
  [4.3, 86],
  [5, 100],
  [7, 100],
  [-1, 0],
])('%d stars fill %d percent', (rating, filled) => {
  const container = show(<Stars rating={rating} />)
  expect(container.querySelector<HTMLElement>('[style]')?.style.width).toBe(`${filled}%`)
})

it('a rating names its maximum', () => {
  show(<Rating rating={4.75} />)
  expect(screen.getByText('4.8 out of 5').className).toBe('sr-only')
  show(<Stars rating={3} />)
  expect(screen.getByRole('img', { name: '3.0 out of 5' })).toBeDefined()
})

it.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('a badge of %d reads "%s"', (count, text) => {
  expect(show(<CountBadge count={count} />).textContent).toBe(text)
})

it('an icon button has an accessible name and does not submit a form', () => {
  show(<IconButton label="Cart" icon={<svg />} />)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Cart' })
  expect(button.type).toBe('button')
  expect(button.textContent).toBe('Cart')
})

it('a status is text, in every colour', () => {
  expect(show(<Badge tone="bad">Refused</Badge>).textContent).toBe('Refused')
})

it('a picture reserves its space, and only the first ones load with high priority', () => {
  const container = show(
    <>
      <Picture address="/api/pictures/laptop.sand.front" alt="A laptop" sizes="50vw" isPriority />
      <Picture address="/api/pictures/teapot.mint.three-quarter" alt="" sizes="50vw" ratio={2} />
    </>,
  )
  const [first, second] = container.querySelectorAll('img')
  expect([first?.getAttribute('loading'), first?.getAttribute('fetchpriority')]).toEqual([
    'eager',
    'high',
  ])
  expect([second?.getAttribute('loading'), second?.getAttribute('fetchpriority')]).toEqual([
    'lazy',
    null,
  ])
  expect(first?.srcset).toContain(' 640w')
  const [, place] = container.querySelectorAll<HTMLElement>('span')
  expect(place?.style.aspectRatio).toBe('2')
})
