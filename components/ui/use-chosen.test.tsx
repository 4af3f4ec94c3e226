import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { RadioCard, RadioCards } from './radio-card'
import { useChosen } from './use-chosen'

const NAMES = ['Home', 'Work', 'Parents']
// jsdom has none, which user-event needs for arrow keys.
Object.assign(globalThis, { CSS: { escape: (text: string) => text } })

const onChosen = jest.fn()

function Choice() {
  const [value, setValue] = useState('Home')
  const chosen = useChosen(onChosen)
  return (
    <RadioCards legend="Address">
      {NAMES.map((name) => (
        <RadioCard
          {...chosen}
          key={name}
          name="address"
          title={name}
          checked={name === value}
          onChange={() => setValue(name)}
        />
      ))}
    </RadioCards>
  )
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

beforeEach(() => {
  onChosen.mockClear()
  render(<Choice />)
})

it('arrow keys choose without ending the choice; Enter ends it', async () => {
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(radio('Parents').checked).toBe(true)
  expect(onChosen).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onChosen).toHaveBeenCalledTimes(1)
})

it.each(['Work', 'Home'])('a tap on %s ends it, also when it is chosen already', async (name) => {
  await userEvent.click(screen.getByText(name))
  expect(radio(name).checked).toBe(true)
  expect(onChosen).toHaveBeenCalledTimes(1)
})

it('a tap ends it after arrow keys', async () => {
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.click(screen.getByText('Parents'))
  expect(onChosen).toHaveBeenCalledTimes(1)
})

it('the space bar ends it after arrow keys', async () => {
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown} ')
  expect(radio('Work').checked).toBe(true)
  expect(onChosen).toHaveBeenCalledTimes(1)
})
