import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import words from '@/messages/en.json'
import { PictureViewer } from './picture-viewer'

beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
})

const pictures = ['one', 'two', 'three'].map((alt) => ({ address: `/${alt}.webp`, alt }))

function open(first = 0) {
  const onClose = jest.fn()
  render(
    <NextIntlClientProvider locale="en" messages={words}>
      <PictureViewer label="Pictures" pictures={pictures} first={first} onClose={onClose} />
    </NextIntlClientProvider>,
  )
  return onClose
}

const shown = () => screen.getByRole<HTMLImageElement>('img').alt
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it('moves with buttons and arrow keys, and stops at both ends', async () => {
  const onClose = open()
  expect(button(words.gallery.previous).disabled).toBe(true)
  await userEvent.click(button(words.gallery.next))
  expect(shown()).toBe('two')
  const dialog = screen.getByRole('dialog', { name: 'Pictures' })
  for (let presses = 0; presses < 3; presses += 1) fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  expect(shown()).toBe('three')
  expect(button(words.gallery.next).disabled).toBe(true)
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
  await userEvent.click(button(words.actions.close))
  expect(onClose).toHaveBeenCalledWith(1)
})

it('closes with Escape at the same picture', () => {
  const onClose = open(2)
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledWith(2)
})

it('zooms in and out by its button', async () => {
  open()
  await userEvent.click(button(words.gallery.zoomIn))
  expect(screen.getByRole('img').parentElement?.style.transform).toContain('scale(2.5)')
  await userEvent.click(button(words.gallery.zoomOut))
  expect(screen.getByRole('img').parentElement?.style.transform).toContain('scale(1)')
})

function loadedOnPage() {
  const small = document.body.appendChild(new Image())
  small.src = '/one.webp'
  Object.defineProperties(small, {
    complete: { value: true },
    naturalWidth: { value: 640 },
    currentSrc: { value: '/one-640' },
  })
  return small
}

it('shows the file of the page until the large one is loaded', () => {
  const small = loadedOnPage()
  open()
  const large = screen.getByRole('img', { name: 'one' })
  expect(large.style.backgroundImage).toContain('/one-640')
  fireEvent.load(large)
  expect(large.style.backgroundImage).toBe('')
  small.remove()
})

it('keeps the file of the page when the large one cannot be loaded', () => {
  const small = loadedOnPage()
  open()
  const large = screen.getByRole('img', { name: 'one' })
  fireEvent.error(large)
  expect(large.getAttribute('src')).toBe('/one-640')
  fireEvent.load(large)
  expect([large.getAttribute('src'), large.style.backgroundImage]).toEqual(['/one-640', ''])
  small.remove()
})
