import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { getAdminProduct } from '@/contracts/admin-products'
import { OnSaleButton, OnSaleSwitch } from '@/console/products/on-sale'

interface Product {
  id: number
  name: string
  on_sale: boolean
  paused: boolean
  version: number
}
interface ButtonProps {
  label: string
  disabled: boolean
  onClick: () => void
}
interface Input {
  id: number
  version: number
  on_sale: boolean
}

const CHANGED = 'Somebody has changed this'
/** What the server has. */
let mockStored: Product[]
const useList = () =>
  useQuery({
    queryKey: ['products', 'getList'],
    queryFn: () => Promise.resolve(mockStored.map((one) => ({ ...one }))),
  }).data
const mockCall = jest.fn(async (endpoint: unknown, { id, version, on_sale }: Input) => {
  const product = mockStored.find((one) => one.id === id)!
  if (endpoint === getAdminProduct) return { ...product }
  if (product.version !== version) throw new Error(CHANGED)
  return Object.assign(product, { on_sale, paused: false, version: version + 1 })
})
/** How many products the page shows; all are selected. */
let mockShown: number
const mockNotify = jest.fn()

jest.mock('@/console/api/call', () => ({
  call: (endpoint: unknown, input: Input) => mockCall(endpoint, input),
}))
jest.mock('react-admin', () => ({
  Button: ({ label, disabled, onClick }: ButtonProps) => (
    <button disabled={disabled} onClick={onClick}>
      {label}
    </button>
  ),
  useTranslate: () => (key: string) => key,
  useLocaleState: () => ['en'],
  useNotify: () => mockNotify,
  useRecordContext: () => useList()?.[0],
  useListContext: () => {
    const all = useList()
    const selectedIds = all?.map(({ id }) => id) ?? []
    return { data: all?.slice(0, mockShown), selectedIds, onUnselectItems: jest.fn() }
  },
}))

const product = (id: number, name: string): Product => ({
  id,
  name,
  on_sale: true,
  paused: false,
  version: 1,
})

function show(stored: Product[], children: ReactNode, shown = stored.length) {
  mockStored = stored
  mockShown = shown
  render(<QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>)
}

const toggle = () => screen.findByRole<HTMLInputElement>('switch')

test('changes the other products when one is refused, and names the refused ones', async () => {
  const names = ['Lamp', 'Tea', 'Cup', 'Bag']
  show(
    names.map((name, place) => product(place + 1, name)),
    <OnSaleButton isOnSale={false} />,
  )
  const button = screen.getByRole<HTMLButtonElement>('button')
  await waitFor(() => expect(button.disabled).toBe(false))
  for (const place of [1, 2]) mockStored[place]!.version = 2
  await userEvent.click(button)
  await waitFor(() => expect(mockNotify).toHaveBeenCalledTimes(1))
  expect(mockStored.map(({ on_sale }) => on_sale)).toEqual([false, true, true, false])
  expect(mockNotify).toHaveBeenCalledWith(
    'console.products.notChanged',
    expect.objectContaining({ messageArgs: { names: 'Tea and Cup', reasons: CHANGED } }),
  )
})

test('changes selected products of other pages too', async () => {
  const products = ['Lamp', 'Tea', 'Cup'].map((name, place) => product(place + 1, name))
  products[2]!.version = 7
  show(products, <OnSaleButton isOnSale={false} />, 1)
  const button = screen.getByRole<HTMLButtonElement>('button')
  await waitFor(() => expect(button.disabled).toBe(false))
  await userEvent.click(button)
  await waitFor(() => expect(mockNotify).toHaveBeenCalledTimes(1))
  expect(mockStored.map(({ on_sale }) => on_sale)).toEqual([false, false, false])
  expect(mockNotify).toHaveBeenCalledWith(
    'console.products.takenOffSale',
    expect.objectContaining({ messageArgs: { smart_count: 3 } }),
  )
})

test('a switch that is clicked twice changes the product back', async () => {
  show([product(1, 'Lamp')], <OnSaleSwitch isDisabled={false} />)
  await userEvent.click(await toggle())
  await waitFor(() => expect(mockStored[0]).toMatchObject({ on_sale: false, version: 2 }))
  await waitFor(async () =>
    expect(await toggle()).toMatchObject({ checked: false, disabled: false }),
  )
  await userEvent.click(await toggle())
  await waitFor(() => expect(mockStored[0]).toMatchObject({ on_sale: true, version: 3 }))
})

test('a product of a closed shop is shown as taken off sale at once', async () => {
  const waiting = { ...product(1, 'Lamp'), on_sale: false, paused: true }
  show([waiting], <OnSaleSwitch isDisabled={false} />)
  mockCall.mockReturnValueOnce(new Promise(() => undefined))
  expect((await toggle()).checked).toBe(true)
  await userEvent.click(await toggle())
  await waitFor(async () => expect((await toggle()).checked).toBe(false))
})
