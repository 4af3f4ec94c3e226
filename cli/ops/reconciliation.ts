import { RULES } from '@/server/repositories/verifier'
import type { Violation } from '@/server/repositories/verifier'
import { examine, isMoneyPaused, resume } from '@/server/services/wallet/reconciliation'
import { Failure } from '../bootstrap/failure.mjs'
import { countOf, dollars, type Command } from './command'
import { print } from './terminal'

export const reconciliationCommands: Record<string, Command> = {
  reconcile: {
    usage: '',
    summary: 'Verifies all ledger and stock rules, and prints violations.',
    run: async ({ db }) => {
      const { violations, counted } = await examine(db)
      printViolations(violations)
      print('', ...wordsOf(counted))
      if (await isMoneyPaused(db))
        print('Transfers are paused: repair the violations, then resume.')
      if (violations.length > 0)
        throw new Failure(`${violations.length} of ${RULES.length} rules are violated.`)
      print(`All ${RULES.length} rules hold.`)
    },
  },
  resume: {
    usage: '',
    summary: 'Resumes transfers after a repair; fails while a rule is violated.',
    run: async ({ db }) => {
      const { violations, wasPaused } = await resume(db)
      if (violations.length > 0) {
        printViolations(violations)
        throw new Failure(
          'Transfers stay paused: repair the violations first (docs/reliability.md).',
        )
      }
      print(wasPaused ? 'Transfers are resumed.' : 'Transfers were not paused.')
    },
  },
}

function printViolations(violations: Violation[]): void {
  for (const rule of RULES) {
    const violation = violations.find((found) => found.rule === rule)
    print(`${violation ? 'VIOLATED' : 'holds   '}  ${rule}`)
    for (const row of violation?.rows ?? []) print(`            ${row.id}: ${row.detail}`)
  }
}

type Counted = Awaited<ReturnType<typeof examine>>['counted']

function wordsOf(counted: Counted): string[] {
  const { shoppers, orders, refunds, topUps, withdrawals, transfers, entries } = counted
  return [
    `Read as one snapshot: ${countOf(shoppers, 'shopper')}, ${countOf(orders, 'order')}, ${countOf(refunds, 'refund')}, ${countOf(topUps, 'top-up')},`,
    `${countOf(withdrawals, 'withdrawal')}; ${countOf(transfers, 'transfer')} of ${entries} entries.`,
    `Shoppers hold ${dollars(counted.availableCents)} available and ${dollars(counted.frozenCents)} frozen.`,
  ]
}
