import { getAdminOrder } from '@/contracts/admin-orders'
import { opsOrder } from '@/contracts/operators'
import { getAdminOrder as adminOrderSchemas } from '@/contracts/schemas/admin-orders'
import * as schemas from '@/contracts/schemas/operators'
import { Failure } from '../bootstrap/failure.mjs'
import { type Command, idOf, needed, type Run, wholeNumber } from './command'
import { linesOfOrder } from './order-lines'
import { print } from './terminal'

async function move(run: Run, input: object): Promise<void> {
  const answer = await run.call('POST', opsOrder.path, { id: idOf(run), ...input })
  const { id, parcel, logistics } = schemas.opsOrder.data.parse(answer)
  const [latest] = logistics.events
  print(
    `Order ${id}, parcel ${parcel ?? 1}, ${logistics.carrier} ${logistics.tracking_no}: ${latest?.text ?? ''}.`,
  )
}

/** `5:2,6` is two of item 5 and one of item 6. */
function itemsOf(given: unknown): object {
  if (typeof given !== 'string') return {}
  const items = given.split(',').map((part) => {
    const [id = '', quantity = '1'] = part.split(':')
    return { item_id: Number(id), quantity: Number(quantity) }
  })
  const isWhole = (value: number) => Number.isSafeInteger(value) && value > 0
  if (!items.every(({ item_id, quantity }) => isWhole(item_id) && isWhole(quantity)))
    throw new Failure('--items takes ids of items with quantities, such as 5:2,6.')
  return { items }
}

function parcelOf(run: Run): object {
  const parcel = wholeNumber(run.values, 'parcel')
  return parcel === undefined ? {} : { parcel }
}

export const orderCommands: Record<string, Command> = {
  order: {
    usage: '<order id>',
    summary:
      'Prints an order: what to send and where, parcels, refunds, and its history with persons.',
    run: async (run) => {
      const answer = await run.call('GET', `${getAdminOrder.path}?id=${idOf(run)}`)
      print(...linesOfOrder(adminOrderSchemas.data.parse(answer)))
    },
  },
  ship: {
    usage: '<order id> --carrier "…" --number "…" [--items <item id>:<quantity>,…]',
    summary:
      'Sends a parcel with everything that is left of a paid order, or with some items of it.',
    options: {
      carrier: { type: 'string' },
      number: { type: 'string' },
      items: { type: 'string' },
    },
    run: (run) =>
      move(run, {
        action: 'ship',
        carrier: needed(run.values, 'carrier', 'the shopper sees the carrier'),
        tracking_no: needed(run.values, 'number', 'the shopper tracks the parcel with it'),
        ...itemsOf(run.values.items),
      }),
  },
  track: {
    usage: '<order id> --text "…" [--place "…"] [--parcel <number>]',
    summary: 'Adds a tracking event to a parcel; without --parcel, to the first one under way.',
    options: { text: { type: 'string' }, place: { type: 'string' }, parcel: { type: 'string' } },
    run: (run) =>
      move(run, {
        action: 'track',
        text: needed(run.values, 'text', 'the shopper sees it'),
        ...(run.values.place === undefined ? {} : { place: run.values.place }),
        ...parcelOf(run),
      }),
  },
  deliver: {
    usage: '<order id> [--place "…"] [--parcel <number>]',
    summary: 'Marks a parcel as delivered; without --parcel, the first one under way.',
    options: { place: { type: 'string' }, parcel: { type: 'string' } },
    run: (run) =>
      move(run, {
        action: 'deliver',
        ...(run.values.place === undefined ? {} : { place: run.values.place }),
        ...parcelOf(run),
      }),
  },
}
