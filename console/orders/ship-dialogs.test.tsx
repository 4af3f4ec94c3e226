import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { ShipDialog } from '@/console/orders/ship-dialog'
import { ShipManyDialog } from '@/console/orders/ship-many-dialog'
import type { AdminOrder } from '@/console/orders/status'

const item = { sku_id: 11, sku_code: null, name: 'Shirt', values: [], leave_out: false }
const orderOf = (id: number, ...left: number[]) =>
  ({
    id,
    order_no: `NO-${id}`,
    address: {},
    items: left.map((to_send, place) => ({ ...item, id: 10 * id + place, to_send })),
  }) as unknown as AdminOrder
const mockOrders = [orderOf(1, 2, 0, 1), orderOf(2, 0)]
const mockCall = jest.fn()

jest.mock('@/console/api/call', () => ({
  call: (_: unknown, input: object) => mockCall(input) as Promise<unknown>,
}))
jest.mock('@/console/orders/item-name', () => ({ ItemName: () => null }))
jest.mock('@/console/orders/last-carrier', () => ({ useLastCarrier: () => ['Post', jest.fn()] }))
jest.mock('@/console/orders/status', () => ({
  isComplete: () => true,
  OrderStatusChip: () => null,
}))
jest.mock('react-admin', () => ({
  useTranslate: () => (key: string) => key,
  useNotify: () => jest.fn(),
  useRefresh: () => jest.fn(),
  useUnselectAll: () => jest.fn(),
  useGetMany: () => ({ data: mockOrders }),
}))

const LEFT = [
  { item_id: 10, quantity: 2 },
  { item_id: 12, quantity: 1 },
]
const SENT = { orders: [{ id: 1, carrier: 'Post', tracking_no: 'TH-7', items: LEFT }] }

const sendWith = async (dialog: ReactNode, field: string, button: string) => {
  mockCall.mockReset().mockResolvedValue({ list: [{ id: 1, is_done: true, error: null }] })
  render(<QueryClientProvider client={new QueryClient()}>{dialog}</QueryClientProvider>)
  await userEvent.type(screen.getByRole('textbox', { name: field }), 'TH-7')
  await userEvent.click(screen.getByRole('button', { name: button }))
}

it('sends the items that it showed, also when they are all that is left', async () => {
  const dialog = <ShipDialog order={mockOrders[0]!} onClose={jest.fn()} />
  await sendWith(dialog, 'console.orders.trackingNo', 'console.orders.ship.submit')
  expect(mockCall).toHaveBeenCalledWith(SENT)
})

it('sends the items of several orders, and offers none with nothing to send', async () => {
  const dialog = <ShipManyDialog ids={[1, 2]} onClose={jest.fn()} />
  await sendWith(dialog, 'console.orders.trackingOf', 'console.orders.shipMany.submit')
  expect(mockCall).toHaveBeenCalledWith(SENT)
  screen.getByText('console.orders.shipMany.notWaiting')
})
