import { fireEvent, render, screen } from '@testing-library/react'
import { useForm, useWatch } from 'react-hook-form'
import { renderToString } from 'react-dom/server'
import { useFormDraft } from './use-form-draft'

interface Values {
  addressee: string
  place: { country: string }
  postal_code: string
  card: string
  amount: string
  detail: string
  is_default: boolean
  password: string
}

function Form({ owner }: { owner: number | null | undefined }) {
  const form = useForm<Values>()
  const { register, setValue, control } = form
  useFormDraft('address', owner, form, ['password'])
  const country = useWatch({ control, name: 'place' })?.country ?? ''
  return (
    <form>
      <input {...register('addressee')} aria-label="name" />
      <button type="button" onClick={() => setValue('place', { country: 'TH' })}>
        choose
      </button>
      <output>{country}</output>
      {country !== '' && <input {...register('postal_code')} aria-label="postal code" />}
      {['saved', 'another'].map((value) => (
        <input key={value} {...register('card')} type="radio" value={value} aria-label={value} />
      ))}
      <input {...register('amount')} aria-label="amount" />
      <button type="button" onClick={() => setValue('amount', '12')}>
        all
      </button>
      <textarea {...register('detail')} aria-label="detail" />
      <input type="checkbox" {...register('is_default')} aria-label="default" />
      <input type="password" {...register('password')} aria-label="password" />
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
  type('detail', '1 River Road\nBangkok')
  type('password', 'secret1')
  fireEvent.click(field('default'))
}

it('restores typed text after a reload, but no secrets', () => {
  fill()
  expect(sessionStorage.getItem('kept-form:address')).not.toMatch(/secret1/)
  reload(7)
  expect(field('name').value).toBe('Mali')
  expect(field('detail').value).toBe('1 River Road\nBangkok')
  expect(field('default').checked).toBe(true)
  expect(field('password').value).toBe('')
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
})

it('saves input that a tap made, and nothing of an untouched form', () => {
  render(<Form owner={7} />)
  expect(sessionStorage).toHaveLength(0)
  fireEvent.click(screen.getByText('all'))
  reload(7)
  expect(field('amount').value).toBe('12')
})

it('keeps what is typed before hydration, also over a draft', () => {
  fill()
  document.body.replaceChildren()
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Form owner={7} />)
  field('name').value = 'Nok'
  render(<Form owner={7} />, { container, hydrate: true })
  expect(field('name').value).toBe('Nok')
  expect(field('default').checked).toBe(true)
  type('amount', '3')
  expect(sessionStorage.getItem('kept-form:address')).toMatch(/Nok/)
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

it('keeps the draft of a shopper whose session ran out, for that shopper', async () => {
  fill()
  const { unmount } = reload(7)
  document.cookie = 'XSRF-TOKEN=a.visitor'
  await Promise.resolve()
  unmount()
  document.cookie = 'XSRF-TOKEN=s.session'
  await Promise.resolve()
  const { unmount: leave } = reload(7)
  expect(field('name').value).toBe('Mali')
  leave()
  expect(sessionStorage).toHaveLength(0)
  document.cookie = 'XSRF-TOKEN=; Max-Age=0'
})
