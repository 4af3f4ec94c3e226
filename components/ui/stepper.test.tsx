import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import messages from '@/messages/en.json'
import { Stepper } from './stepper'

function Quantity({ start, max, onExcess }: { start: number; max: number; onExcess?: () => void }) {
  const [value, setValue] = useState(start)
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Stepper label="Quantity" value={value} max={max} onChange={setValue} onExcess={onExcess} />
    </NextIntlClientProvider>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })

it('counts from one to the stock', async () => {
  render(<Quantity start={1} max={2} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Increase' }))
  expect(field().value).toBe('2')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Increase' }).disabled).toBe(true)
})

it.each([
  ['3', '3'],
  ['99', '5'],
  ['0', '1'],
  ['４', '4'],
  ['abc', '2'],
])('changes %s typed into %s on blur', async (typed, value) => {
  render(<Quantity start={2} max={5} />)
  await userEvent.clear(field())
  await userEvent.type(field(), typed)
  await userEvent.tab()
  expect(field().value).toBe(value)
})

it('allows an empty field while typing and keeps the number', async () => {
  render(<Quantity start={2} max={5} />)
  await userEvent.clear(field())
  expect(field().value).toBe('')
  await userEvent.tab()
  expect(field().value).toBe('2')
})

it.each([
  ['6', 1],
  ['5', 0],
  ['0', 0],
])('says whether %s is more than five', async (typed, times) => {
  const onExcess = jest.fn()
  render(<Quantity start={2} max={5} onExcess={onExcess} />)
  await userEvent.clear(field())
  await userEvent.type(field(), `${typed}{Enter}`)
  expect(onExcess).toHaveBeenCalledTimes(times)
})
