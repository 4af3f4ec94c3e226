import type { DataOf } from '@/contracts/endpoint'
import { opsQueue } from '@/contracts/operators'
import * as schemas from '@/contracts/schemas/operators'
import { REFUND_STATUS, REFUND_TYPE } from '@/contracts/refund-terms'
import { type Command, dollars } from './command'
import { addressLine } from './order-lines'
import { print, printTable } from './terminal'

type Queue = DataOf<typeof opsQueue>

/** One table per kind of request: its heading and rows. */
const TABLES: ((queue: Queue) => [heading: string, rows: object[]])[] = [
  ({ recharges }) => [
    'Top-ups to audit (pass, refuse)',
    recharges.map(({ id, email, amount, method, network, txid, evidence, created_at }) => ({
      id,
      email,
      amount: dollars(amount),
      method,
      network,
      txid,
      pictures: evidence.length,
      created_at,
    })),
  ],
  ({ withdrawals }) => [
    'Withdrawals to pay out (pass withdrawal, refuse withdrawal)',
    withdrawals.map(({ id, email, actual_arrival, bank_name, bank_card_no, holder }) => ({
      id,
      email,
      pays: dollars(actual_arrival),
      bank_name,
      bank_card_no,
      holder,
    })),
  ],
  ({ refunds }) => [
    'Refunds to answer (refund <id>, refund agree, refund settle, refund refuse)',
    refunds.map(({ id, order_no, amount, type, status, reason, tracking_no }) => ({
      id,
      order_no,
      amount: dollars(amount),
      type: type === REFUND_TYPE.withReturn ? 'with return' : 'without return',
      stands: status === REFUND_STATUS.asked ? 'asked' : (tracking_no ?? 'agreed, not sent yet'),
      reason,
    })),
  ],
  ({ orders_to_ship: orders }) => [
    'Orders to ship (order, ship)',
    orders.map(({ id, order_no, total, paid_at, items, leave_out, address, remark }) => ({
      id,
      order_no,
      total: dollars(total),
      paid_at,
      pack: listed(items),
      leave_out: listed(leave_out),
      ...(address ? { to: addressLine(address) } : {}),
      ...(remark ? { remark } : {}),
    })),
  ],
  ({ parcels_under_way: parcels }) => [
    'Parcels under way (track, deliver)',
    parcels.map(({ id, order_no, parcel, carrier, tracking_no, shipped_at }) => ({
      id,
      order_no,
      parcel,
      carrier,
      tracking_no,
      shipped_at,
    })),
  ],
]

/** `2 × Shirt (M) [item 5, SKU 11], 1 × Kettle [item 6, SKU 21]` */
function listed(items: Queue['orders_to_ship'][number]['items']): string {
  return items
    .map(({ item_id, sku_id, name, values, quantity }) => {
      const chosen = values.length > 0 ? ` (${values.join(', ')})` : ''
      const item = item_id === undefined ? '' : `item ${item_id}, `
      return `${quantity} × ${name}${chosen} [${item}SKU ${sku_id}]`
    })
    .join(', ')
}

export const queueCommands: Record<string, Command> = {
  queue: {
    usage: '',
    summary: 'Lists requests that wait for an operator, with the ids for the other commands.',
    run: async ({ call }) => {
      const queue = schemas.opsQueue.data.parse(await call('GET', opsQueue.path))
      for (const table of TABLES) {
        const [heading, rows] = table(queue)
        print(`${heading}: ${rows.length}`)
        if (rows.length > 0) printTable(rows)
      }
    },
  },
}
