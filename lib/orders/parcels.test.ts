import type { Order } from '@/contracts/schemas/orders'
import { shownParcels } from './parcels'

const logistics = { carrier: 'Post', tracking_no: 'NO-1', events: [] }
const items = [{ id: 5, name: 'Tea' }]
const shown = (own: object) => shownParcels({ logistics: null, items, ...own } as unknown as Order)

it('names the items of each parcel', () => {
  const parcel = { ...logistics, number: 1, items: [{ item_id: 5, quantity: 2 }] }
  expect(shown({ parcels: [parcel, { ...parcel, number: 2 }], logistics })).toMatchObject([
    { number: 1, items: [{ id: 5, name: 'Tea', quantity: 2 }] },
    { number: 2 },
  ])
})

it('shows the one parcel of an earlier backend, and none before shipment', () => {
  expect(shown({ logistics })).toEqual([{ ...logistics, number: 1, items: [] }])
  expect(shown({ parcels: [] })).toEqual([])
})
