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

/** A reloaded page: memory is empty, storage is not. */
async function reload() {
  jest.resetModules()
  return import('@/lib/navigation/scroll-positions')
}

it('restores positions after a reload, and starts without any', async () => {
  const first = await reload()
  visit('/detail/7', 'seventh')
  expect(first.savedScrollPosition()).toBeUndefined()
  first.saveScrollPosition(0)
  expect(first.savedScrollPosition()).toBe(0)
  first.saveScrollPosition(120)
  first.persistScrollPositions()
  const again = await reload()
  expect(again.savedScrollPosition()).toBe(120)
  visit('/detail/7')
  expect(again.savedScrollPosition()).toBeUndefined()
})

it('prefers the position of the entry, and uses that of the address for another entry', async () => {
  const { saveScrollPosition, savedScrollPosition } = await reload()
  visit('/shop/1', 'one')
  saveScrollPosition(10)
  visit('/shop/1', 'overlay')
  expect(savedScrollPosition()).toBe(10)
})

it('stores the 100 positions that were saved last', async () => {
  const { persistScrollPositions, saveScrollPosition } = await reload()
  for (const key of [...Array(102).keys(), 2]) {
    visit('/home', `entry-${key}`)
    saveScrollPosition(key)
  }
  persistScrollPositions()
  const stored = JSON.parse(sessionStorage.getItem('sampan.scroll')!) as [string, number][]
  expect(stored).toHaveLength(100)
  expect([stored[0]![0], stored.at(-1)![0]]).toEqual(['entry-3', 'entry-2'])
})

it.each(['nonsense', '7', '{}', 'null', '[1,null,[],["a"],["a","b"],[1,2]]'])(
  'ignores a stored %s',
  async (stored) => {
    sessionStorage.setItem('sampan.scroll', stored)
    visit('/home', 'a')
    const { persistScrollPositions, savedScrollPosition } = await reload()
    expect(savedScrollPosition()).toBeUndefined()
    persistScrollPositions()
    expect(sessionStorage.getItem('sampan.scroll')).toBe('[]')
  },
)

it('works while there is no entry, and without storage', async () => {
  const { persistScrollPositions, saveScrollPosition, savedScrollPosition } = await reload()
  visit('/explore')
  Object.assign(browser, { navigation: { currentEntry: null } })
  saveScrollPosition(40)
  expect(savedScrollPosition()).toBe(40)
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'QuotaExceededError')
  })
  expect(persistScrollPositions).not.toThrow()
  blocked.mockRestore()
})

it('stores no addresses', () => {
  visit('/orderInfo/12', 'opaque')
  saveScrollPosition(300)
  persistScrollPositions()
  const stored = sessionStorage.getItem('sampan.scroll')
  expect(stored).toContain('opaque')
  expect(stored).not.toContain('orderInfo')
})
