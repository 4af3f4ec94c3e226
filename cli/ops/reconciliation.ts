import { RULES } from '@/server/repositories/verifier'
import type { Breach } from '@/server/repositories/verifier'
import { examine, isMoneyPaused, resume } from '@/server/services/wallet/reconciliation'
import { Failure } from '../bootstrap/failure.mjs'
import { dollars, type Command } from './command'
import { print } from './terminal'

export const reconciliationCommands: Record<string, Command> = {
  reconcile: {
    usage: '',
    summary: 'Verifies all ledger and stock rules, and prints violations.',
    run: async ({ db }) => {
      const { breaches, counted } = await examine(db)
      printBreaches(breaches)
      print('', ...wordsOf(counted))
      if (await isMoneyPaused(db))
        print('Transfers are paused: repair the violations, then resume.')
      if (breaches.length > 0)
        throw new Failure(`${breaches.length} of ${RULES.length} rules are violated.`)
      print(`All ${RULES.length} rules hold.`)
    },
  },
  resume: {
    usage: '',
    summary: 'Resumes transfers after a repair; fails while a rule is violated.',
    run: async ({ db }) => {
      const { breaches, wasPaused } = await resume(db)
      if (breaches.length > 0) {
        printBreaches(breaches)
        throw new Failure(
          'Transfers stay paused: repair the violations first (docs/reliability.md).',
        )
      }
      print(wasPaused ? 'Transfers are resumed.' : 'Transfers were not paused.')
    },
  },
}

function printBreaches(breaches: Breach[]): void {
  for (const rule of RULES) {
    const breach = breaches.find((found) => found.rule === rule)
    print(`${breach ? 'VIOLATED' : 'holds   '}  ${rule}`)
    for (const row of breach?.rows ?? []) print(`            ${row.id}: ${row.detail}`)
  }
}

type Counted = Awaited<ReturnType<typeof examine>>['counted']

function wordsOf(counted: Counted): string[] {
  const { shoppers, orders, refunds, topUps, withdrawals, transfers, entries } = counted
  return [
    `Read as one snapshot: ${shoppers} shoppers, ${orders} orders, ${refunds} refunds, ${topUps} top-ups,`,
    `${withdrawals} withdrawals; ${transfers} transfers of ${entries} entries.`,
    `Shoppers hold ${dollars(counted.availableCents)} available and ${dollars(counted.frozenCents)} frozen.`,
  ]
}
