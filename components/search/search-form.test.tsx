import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import messages from '@/messages/en.json'
import { SearchForm } from './search-form'

test('searches for text that was typed before hydration', async () => {
  const onSearch = jest.fn()
  const page = (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <SearchForm label="Search" onSearch={onSearch} />
    </NextIntlClientProvider>
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  screen.getByRole<HTMLInputElement>('searchbox').value = ' teapot'
  render(page, { container, hydrate: true })
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}')
  expect(onSearch).toHaveBeenLastCalledWith('teapot')
})
