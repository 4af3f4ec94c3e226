import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ChipGroup } from './chip-group'

const options = [
  { value: 'sand', label: 'Sand' },
  { value: 'ink', label: 'Ink', unavailable: 'Sold out in this size' },
  { value: 'teal', label: 'Teal' },
]

beforeAll(() => {
  // user-event looks for the radio buttons of a group with it, and jsdom has none.
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } })
})

function Colours() {
  const [value, setValue] = useState<string | null>(null)
  return <ChipGroup label="Colour" options={options} value={value} onChoose={setValue} />
}

const chip = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

it('selects one chip', async () => {
  render(<Colours />)
  await userEvent.click(chip(/Teal/))
  await userEvent.click(chip(/Sand/))
  expect(chip(/Sand/).checked).toBe(true)
  expect(chip(/Teal/).checked).toBe(false)
})

it('explains a disabled chip and keeps the selection', async () => {
  render(<Colours />)
  await userEvent.click(chip(/Teal/))
  await userEvent.click(chip(/Ink/))
  expect(chip(/Teal/).checked).toBe(true)
  expect(screen.getByText('Sold out in this size')).toBeTruthy()
  await userEvent.click(chip(/Sand/))
  expect(screen.queryByText('Sold out in this size')).toBeNull()
})

it('is one tab stop, and the arrow keys wrap around and choose', async () => {
  render(<Colours />)
  await userEvent.tab()
  expect(document.activeElement).toBe(chip(/Sand/))
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(chip(/Teal/))
  expect(chip(/Teal/).checked).toBe(true)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(chip(/Ink/))
  expect(chip(/Sand/).checked).toBe(true)
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})
