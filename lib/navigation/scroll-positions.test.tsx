import {
  persistScrollPositions,
  savedScrollPosition,
  saveScrollPosition,
} from '@/lib/navigation/scroll-positions'

const browser = window as { navigation?: { currentEntry: { key: string } } }

function visit(address: string, key?: string) {
  window.history.pushState(null, '', address)
  if (key) browser.navigation = { currentEntry: { key } }
  else delete browser.navigation
}

beforeEach(() => sessionStorage.clear())

it('keeps a position for each history entry, also of the same address', () => {
  visit('/detail/1', 'first')
  saveScrollPosition(500)
  visit('/detail/1', 'second')
  saveScrollPosition(20)
  visit('/detail/1', 'first')
  expect(savedScrollPosition()).toBe(500)
})

it('falls back to the address without the navigation API', () => {
  visit('/shop/1?tab=2')
  saveScrollPosition(700)
  visit('/shop/2')
  expect(savedScrollPosition()).toBeUndefined()
  visit('/shop/1?tab=2')
  expect(savedScrollPosition()).toBe(700)
})

it('stores no addresses', () => {
  visit('/orderInfo/12', 'opaque')
  saveScrollPosition(300)
  persistScrollPositions()
  const stored = sessionStorage.getItem('sampan.scroll')
  expect(stored).toContain('opaque')
  expect(stored).not.toContain('orderInfo')
})
