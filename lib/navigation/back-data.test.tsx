import { clearShopperStorage, clearTabStorage } from '@/lib/mutations/shopper-storage'

const FORM = { addressId: 0, remark: '' }

/** A reloaded page: memory is empty, storage is not. */
async function freshTab() {
  jest.resetModules()
  const { act, renderHook } = await import('@testing-library/react/pure')
  return { act, renderHook, ...(await import('@/lib/navigation/back-data')) }
}

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))
beforeEach(() => sessionStorage.clear())

test('restores a form after a reload and merges it by field', async () => {
  const first = await freshTab()
  const form = first.renderHook(() => first.useBackData('checkout', FORM))
  expect(form.result.current.value).toEqual(FORM)
  first.act(() => form.result.current.change({ remark: 'ring twice' }))
  first.act(() => form.result.current.change({ addressId: 7 }))
  const other = first.renderHook(() => first.useBackData('other', { a: 0 }))
  first.act(() => other.result.current.change({ a: 1 }))

  const reloaded = await freshTab()
  const again = reloaded.renderHook(() => reloaded.useBackData('checkout', FORM))
  expect(again.result.current.value).toEqual({ addressId: 7, remark: 'ring twice' })
  reloaded.act(() => again.result.current.discard())
  expect(again.result.current.value).toEqual(FORM)
  expect(JSON.parse(sessionStorage.getItem('sampan.back-data') ?? '')).toEqual({ other: { a: 1 } })
})

test('follows its key', async () => {
  const tab = await freshTab()
  const form = tab.renderHook(({ at }) => tab.useBackData(at, FORM), { initialProps: { at: 'a' } })
  tab.act(() => form.result.current.change({ addressId: 1 }))
  form.rerender({ at: 'b' })
  expect(form.result.current.value).toEqual(FORM)
  tab.act(() => form.result.current.change({ addressId: 2 }))
  form.rerender({ at: 'a' })
  expect(form.result.current.value.addressId).toBe(1)
  tab.act(() => form.result.current.discard())
  form.rerender({ at: 'b' })
  expect(form.result.current.value.addressId).toBe(2)
  tab.act(() => form.result.current.discard())
  expect(sessionStorage.getItem('sampan.back-data')).not.toContain('addressId')
})

test('clears everything when a session ends', async () => {
  const tab = await freshTab()
  const form = tab.renderHook(() => tab.useBackData('checkout', FORM))
  tab.act(() => form.result.current.change({ remark: 'secret' }))
  tab.act(() => tab.clearBackData())
  expect(form.result.current.value).toEqual(FORM)
  expect(sessionStorage.getItem('sampan.back-data')).toBeNull()
})

test.each(['nonsense', '[]', 'null', '{"checkout":3}', '{"checkout":[1]}'])(
  'ignores a stored %s',
  async (stored) => {
    sessionStorage.setItem('sampan.back-data', stored)
    const tab = await freshTab()
    expect(tab.renderHook(() => tab.useBackData('checkout', FORM)).result.current.value).toEqual(
      FORM,
    )
  },
)

test('keeps what is typed about an order when a session ends, until the shopper signs out', async () => {
  const tab = await freshTab()
  const form = tab.renderHook(() => tab.useOrderDraft('review-7', FORM))
  tab.act(() => form.result.current.change({ remark: 'lovely' }))
  tab.act(() => tab.clearBackData())
  clearShopperStorage()

  const reloaded = await freshTab()
  const again = reloaded.renderHook(() => reloaded.useOrderDraft('review-7', FORM))
  expect(again.result.current.value.remark).toBe('lovely')
  clearTabStorage()
  expect(sessionStorage).toHaveLength(0)
})
