import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { ChosenField } from '@/components/ui/chosen-field'
import { useFormDraft } from './use-form-draft'

function Form({ owner }: { owner: number | null | undefined }) {
  const form = useFormDraft('address', owner)
  const [phone, setPhone] = useState('')
  const [place, setPlace] = useState({ country: '' })
  const [card, setCard] = useState('saved')
  return (
    <form ref={form}>
      <input name="addressee" aria-label="name" defaultValue="" />
      <input
        name="phone"
        aria-label="phone"
        value={phone}
        onChange={(e) => setPhone(e.target.value)}
      />
      <ChosenField name="place" value={place} onGiveBack={setPlace} />
      <button type="button" onClick={() => setPlace({ country: 'TH' })}>
        choose
      </button>
      <output>{place.country}</output>
      {place.country !== '' && <input name="postal_code" aria-label="postal code" />}
      {['saved', 'another'].map((value) => (
        <input
          key={value}
          type="radio"
          name="card"
          aria-label={value}
          value={value}
          checked={card === value}
          onChange={() => setCard(value)}
        />
      ))}
      <input name="amount" autoComplete="off" aria-label="amount" />
      <button type="button" onClick={() => (field('amount').value = '12')}>
        all
      </button>
      <textarea name="detail" aria-label="detail" defaultValue="" />
      <input type="checkbox" name="is_default" aria-label="default" />
      <input type="password" name="password" aria-label="password" />
      <input name="code" autoComplete="one-time-code" aria-label="code" />
      <input name="number" autoComplete="cc-number" aria-label="card" />
    </form>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })

/** A reload: nothing of React is left, and nothing was cleaned up. */
function reload(owner: number | null | undefined) {
  document.body.replaceChildren()
  return render(<Form owner={owner} />)
}

beforeEach(() => sessionStorage.clear())

function fill() {
  render(<Form owner={7} />)
  type('name', 'Mali')
  type('phone', '081')
  type('detail', '1 River Road\nBangkok')
  type('password', 'secret1')
  type('code', '123456')
  type('card', '4242424242424242')
  fireEvent.click(field('default'))
}

it('restores typed text after a reload, but no secrets', () => {
  fill()
  expect(sessionStorage.getItem('kept-form:address')).not.toMatch(/secret1|123456|4242/)
  reload(7)
  expect(field('name').value).toBe('Mali')
  expect(field('phone').value).toBe('081')
  expect(field('detail').value).toBe('1 River Road\nBangkok')
  expect(field('default').checked).toBe(true)
  expect([field('password').value, field('code').value, field('card').value]).toEqual(['', '', ''])
})

it('restores choices and the fields that depend on them', () => {
  render(<Form owner={7} />)
  fireEvent.click(screen.getByText('choose'))
  fireEvent.click(field('another'))
  type('postal code', '10500')
  reload(7)
  expect(screen.getByRole('status').textContent).toBe('TH')
  expect(field('postal code').value).toBe('10500')
  expect([field('saved').checked, field('another').checked]).toEqual([false, true])
  expect([field('saved').value, field('another').value]).toEqual(['saved', 'another'])
})

it('saves input that a tap made when the page is hidden, and nothing of an untouched form', () => {
  render(<Form owner={7} />)
  fireEvent(window, new Event('pagehide'))
  expect(sessionStorage).toHaveLength(0)
  fireEvent.click(screen.getByText('all'))
  fireEvent(window, new Event('pagehide'))
  reload(7)
  expect(field('amount').value).toBe('12')
})

it.each([8, null])('restores nothing for anybody else: %p', (owner) => {
  fill()
  reload(owner)
  expect(field('name').value).toBe('')
  expect(sessionStorage).toHaveLength(0)
})

it('waits until the session is known', () => {
  fill()
  const { rerender } = reload(undefined)
  expect(field('name').value).toBe('')
  rerender(<Form owner={7} />)
  expect(field('name').value).toBe('Mali')
})

it('deletes the draft when the form is left, and after an hour', () => {
  fill()
  const later = Date.now() + 61 * 60_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  const { unmount } = reload(7)
  expect(field('name').value).toBe('')
  jest.restoreAllMocks()
  type('name', 'Nok')
  unmount()
  expect(sessionStorage).toHaveLength(0)
})
