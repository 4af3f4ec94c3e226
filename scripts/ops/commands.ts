import type { ParseArgsOptionsConfig } from 'node:util'
import { z } from 'zod'
import { opsQueue, opsRecharge } from '@/contracts/operators'
import { RULES } from '@/server/repositories/verifier'
import type { Database } from '@/server/db/connection'
import { reconcile } from '@/server/services/reconciliation'
import { Failure } from '../bootstrap/failure.mjs'

interface Run {
  call: (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>
  db: Database
  values: Record<string, unknown>
  positionals: string[]
}

export interface Command {
  usage: string
  summary: string
  options?: ParseArgsOptionsConfig
  run: (run: Run) => Promise<void>
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

function idOf({ positionals }: Run): number {
  const parsed = z.coerce.number().int().positive().safeParse(positionals[0])
  if (!parsed.success)
    throw new Failure('Name the id first: a whole number, as `npm run ops -- queue` prints it.')
  return parsed.data
}

function wholeNumber(values: Run['values'], name: string): number | undefined {
  const value = values[name]
  if (value === undefined) return undefined
  const parsed = z.coerce.number().int().nonnegative().safeParse(value)
  if (!parsed.success) throw new Failure(`--${name} takes a whole number.`)
  return parsed.data
}

async function settle(run: Run, action: 'pass' | 'refuse'): Promise<void> {
  const reason = run.values.reason
  const answer = await run.call('POST', opsRecharge.path, {
    id: idOf(run),
    action,
    ...(reason ? { reason } : {}),
  })
  const { id, amount } = opsRecharge.data.parse(answer)
  console.log(`Top-up ${id} of ${dollars(amount)} ${action === 'pass' ? 'passed' : 'refused'}.`)
}

export const COMMANDS: Record<string, Command> = {
  queue: {
    usage: '',
    summary: 'What waits: top-ups to audit and orders to ship.',
    run: async ({ call }) => {
      const queue = opsQueue.data.parse(await call('GET', opsQueue.path))
      console.log(`${queue.recharges.length} top-ups to audit`)
      console.table(
        queue.recharges.map(({ id, email, amount, created_at }) => ({
          id,
          email,
          amount: dollars(amount),
          created_at,
        })),
      )
      console.log(`${queue.orders_to_ship.length} orders to ship`)
      console.table(
        queue.orders_to_ship.map(({ id, order_no, total, paid_at }) => ({
          id,
          order_no,
          total: dollars(total),
          paid_at,
        })),
      )
    },
  },
  pass: {
    usage: '<top-up id>',
    summary: 'Passes a top-up: the amount is on the shopper’s balance at once.',
    run: (run) => settle(run, 'pass'),
  },
  refuse: {
    usage: '<top-up id> --reason "…"',
    summary: 'Refuses a top-up; the shopper reads the reason.',
    options: { reason: { type: 'string' } },
    run: async (run) => {
      if (!run.values.reason) throw new Failure('Say why with --reason "…": the shopper reads it.')
      await settle(run, 'refuse')
    },
  },
  product: {
    usage: '<product id> [--price cents] [--stock pieces] [--name "…"] [--sale on|off]',
    summary:
      'Changes a product; the public pages follow within a second. OPS_LANGUAGE says which name.',
    options: {
      price: { type: 'string' },
      stock: { type: 'string' },
      name: { type: 'string' },
      sale: { type: 'string' },
    },
    run: async (run) => {
      const { name, sale } = run.values
      if (sale !== undefined && sale !== 'on' && sale !== 'off')
        throw new Failure('--sale takes on or off.')
      const id = idOf(run)
      await run.call('POST', '/api/ops/product', {
        id,
        price: wholeNumber(run.values, 'price'),
        stock: wholeNumber(run.values, 'stock'),
        name,
        on_sale: sale === undefined ? undefined : sale === 'on',
      })
      console.log(`Product ${id} changed.`)
    },
  },
  reconcile: {
    usage: '',
    summary: 'Proves that every balance, order and charge agrees, and prints what does not.',
    run: async ({ db }) => {
      const breaches = await reconcile(db)
      for (const rule of RULES) {
        const breach = breaches.find((found) => found.rule === rule)
        console.log(`${breach ? 'BROKEN' : 'holds '}  ${rule}`)
        for (const row of breach?.rows ?? []) console.log(`          ${row.id}: ${row.detail}`)
      }
      if (breaches.length > 0)
        throw new Failure(`${breaches.length} of ${RULES.length} rules are broken.`)
    },
  },
}
