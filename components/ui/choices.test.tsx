import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import words from '@/messages/en.json'
import { Checkbox } from './checkbox'
import { Chip } from './chip'
import { RadioCard, RadioCards } from './radio-card'
import { StarInput } from './star-input'
import { Switch } from './switch'
import { Tabs } from './tabs'

it('a checkbox has an accessible name, also when its label is hidden', async () => {
  const onChange = jest.fn()
  render(<Checkbox label="Select the shop" isLabelHidden onChange={onChange} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select the shop' }))
  expect(onChange).toHaveBeenCalledTimes(1)
})

it('a switch exposes its state, and its whole row is the target', async () => {
  render(<Switch label="Default address" detail="Chosen first" />)
  const box = screen.getByRole<HTMLInputElement>('switch')
  await userEvent.click(screen.getByText('Chosen first'))
  expect(box.checked).toBe(true)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(box.checked).toBe(true)
  box.focus()
  await userEvent.keyboard(' ')
  expect(box.checked).toBe(false)
})

it('a chip exposes whether it is pressed', () => {
  const { rerender } = render(<Chip isOn={false}>In stock</Chip>)
  const chip = screen.getByRole('button', { name: 'In stock' })
  expect([chip.getAttribute('aria-pressed'), chip.getAttribute('type')]).toEqual([
    'false',
    'button',
  ])
  rerender(<Chip isOn>In stock</Chip>)
  expect(chip.getAttribute('aria-pressed')).toBe('true')
})

it('one of several cards can be selected, but not a disabled one', async () => {
  render(
    <RadioCards legend="Pay with">
      <RadioCard name="pay" title="Balance" detail="$12.00" defaultChecked />
      <RadioCard name="pay" title="Card" />
      <RadioCard name="pay" title="On chain" disabled />
    </RadioCards>,
  )
  const card = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
  expect(screen.getByRole('group', { name: 'Pay with' })).toBeDefined()
  await userEvent.click(card(/On chain/))
  expect(card(/Balance/).checked).toBe(true)
  await userEvent.click(card(/Card/))
  expect([card(/Balance/).checked, card(/Card/).checked]).toEqual([false, true])
})

function Rated({ error }: { error?: string }) {
  const [stars, setStars] = useState(0)
  return (
    <NextIntlClientProvider locale="en" messages={words}>
      <StarInput label="Goods" name="goods" value={stars} onChange={setStars} error={error} />
    </NextIntlClientProvider>
  )
}

it('star ratings are five labelled radio buttons and are described by their error', async () => {
  render(<Rated error="Please choose" />)
  const group = screen.getByRole('radiogroup', { name: 'Goods' })
  expect(group.getAttribute('aria-invalid')).toBe('true')
  expect(
    document.querySelector(`[id="${group.getAttribute('aria-describedby')}"]`)?.textContent,
  ).toBe('Please choose')
  const stars = screen.getAllByRole<HTMLInputElement>('radio')
  expect(stars).toHaveLength(5)
  await userEvent.click(stars[3]!)
  expect(stars.map(({ checked }) => checked)).toEqual([false, false, false, true, false])
})

function Views() {
  const [view, setView] = useState('all')
  const tabs = ['all', 'orders', 'wallet'].map((value) => ({ value, label: value }))
  return <Tabs label="Kinds" panelId="panel" tabs={tabs} value={view} onChoose={setView} />
}

it('arrow keys wrap around the tabs, and only the selected tab is a tab stop', async () => {
  render(<Views />)
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toBe('orders')
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(chosen()).toBe('all')
  await userEvent.keyboard('{ArrowLeft}')
  expect(chosen()).toBe('wallet')
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
  expect(document.activeElement?.textContent).toBe('wallet')
})
