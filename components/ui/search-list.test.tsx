import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchList } from './search-list'

const observed: (() => void)[] = []
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
  globalThis.IntersectionObserver = class {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      observed.push(() => seen([{ isIntersecting: true }]))
    }
    observe() {}
    disconnect() {}
  } as never
})

const places = Array.from({ length: 200 }, (_, index) => ({
  value: `p${index}`,
  label: `Place ${index}`,
}))

function show(props: Partial<Parameters<typeof SearchList>[0]> = {}) {
  const onChoose = jest.fn()
  const all = { label: 'Search places', groups: [{ options: places }], none: 'None', chosen: 'p3' }
  const { rerender } = render(<SearchList {...all} {...props} onChoose={onChoose} />)
  const change = (next: object) =>
    rerender(<SearchList {...all} {...props} {...next} onChoose={onChoose} />)
  return { onChoose, change, box: screen.getByRole('combobox') }
}

it('can be searched and chosen from with the keyboard only', async () => {
  const user = userEvent.setup()
  const { onChoose, box } = show()
  await user.type(box, '19')
  expect(screen.getAllByRole('option')).toHaveLength(12)
  await user.keyboard('{ArrowDown}')
  const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toBe('Place 119')
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledWith('p119')
  expect(document.activeElement).toBe(box)
})

it('selects nothing on Enter before a row is active', async () => {
  const user = userEvent.setup()
  const { onChoose, box } = show()
  await user.type(box, '{Enter}')
  expect(onChoose).not.toHaveBeenCalled()
})

it('exposes the selected row and the number of rows, and renders more near the end', () => {
  show()
  const rows = screen.getAllByRole('option')
  expect(rows).toHaveLength(80)
  expect(rows[3]?.getAttribute('aria-selected')).toBe('true')
  expect(rows[0]?.getAttribute('aria-setsize')).toBe('200')
  act(() => observed.at(-1)?.())
  expect(screen.getAllByRole('option').length).toBeGreaterThan(80)
})

it('allows free text only where it is enabled', async () => {
  const user = userEvent.setup()
  const { onChoose, box, change } = show()
  await user.type(box, 'Elsewhere')
  expect(screen.getByText('None')).toBeTruthy()
  change({ typedLabel: (typed: string) => `Use ${typed}` })
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledWith('Elsewhere')
  await user.click(screen.getByRole('option', { name: 'Use Elsewhere' }))
  expect(onChoose).toHaveBeenCalledTimes(2)
})

it('resets when its options change', async () => {
  const user = userEvent.setup()
  const { box, change } = show()
  await user.type(box, 'Place 7')
  change({ label: 'Search towns' })
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Search towns' }).value).toBe('')
})
