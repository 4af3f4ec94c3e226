import type { z } from 'zod'
import { opsQueue } from '@/contracts/operators'
import { type Command, dollars } from './command'

type Queue = z.output<(typeof opsQueue)['data']>

/** One table for each thing that waits: its heading, its rows as they are printed. */
const TABLES: ((queue: Queue) => [heading: string, rows: object[]])[] = [
  ({ recharges }) => [
    'top-ups to audit (pass, refuse)',
    recharges.map(({ id, email, amount, method, created_at }) => ({
      id,
      email,
      amount: dollars(amount),
      method,
      created_at,
    })),
  ],
  ({ withdrawals }) => [
    'withdrawals to pay out (pass withdrawal, refuse withdrawal)',
    withdrawals.map(({ id, email, actual_arrival, bank_name, bank_card_no, holder }) => ({
      id,
      email,
      pays: dollars(actual_arrival),
      bank_name,
      bank_card_no,
      holder,
    })),
  ],
  ({ orders_to_ship: orders }) => [
    'orders to ship (ship)',
    orders.map(({ id, order_no, total, paid_at }) => ({
      id,
      order_no,
      total: dollars(total),
      paid_at,
    })),
  ],
  ({ parcels_under_way: parcels }) => [
    'parcels under way (track, deliver)',
    parcels.map(({ id, order_no, carrier, tracking_no, shipped_at }) => ({
      id,
      order_no,
      carrier,
      tracking_no,
      shipped_at,
    })),
  ],
]

export const queueCommands: Record<string, Command> = {
  queue: {
    usage: '',
    summary: 'What waits for an operator, with the ids that the other commands take.',
    run: async ({ call }) => {
      const queue = opsQueue.data.parse(await call('GET', opsQueue.path))
      for (const table of TABLES) {
        const [heading, rows] = table(queue)
        console.log(`${rows.length} ${heading}`)
        if (rows.length > 0) console.table(rows)
      }
    },
  },
}
