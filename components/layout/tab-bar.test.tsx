import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import messages from '@/messages/en.json'
import { TabBar } from './tab-bar'

let segments: string[]
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useSelectedLayoutSegments: () => segments,
}))

const page = (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    <TabBar names={['home', 'explore', 'cart', 'me']} />
  </NextIntlClientProvider>
)

/** Rendered by the server at one location, and hydrated at another. */
function wake(written: string[], now: string[]) {
  const container = document.createElement('div')
  document.body.append(container)
  segments = written
  container.innerHTML = renderToString(page)
  const before = container.querySelector('nav')
  segments = now
  render(page, { container, hydrate: true })
  const bar = screen.getByRole('navigation')
  const chosen = within(bar)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
  return {
    isSame: bar === before,
    isHidden: bar.classList.contains('max-wide:hidden'),
    chosen: chosen.map((link) => link.textContent),
  }
}

test('stays as it was rendered when it hydrates on the page it was rendered for', () => {
  const bar = wake(['(tabs)', 'home'], ['(tabs)', 'home'])
  expect(bar).toEqual({ isSame: true, isHidden: false, chosen: ['Home'] })
})

test('does not cover the buy button when it hydrates after a navigation to a product', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const bar = wake(['(tabs)', 'home'], ['(stack)', 'detail', '1'])
  expect(bar).toEqual({ isSame: false, isHidden: true, chosen: [] })
})

test('marks the current tab when it hydrates on another tab', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const bar = wake(['(tabs)', 'home'], ['(tabs)', 'explore'])
  expect(bar.chosen).toEqual(['Explore'])
})
