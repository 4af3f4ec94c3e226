import { RULES } from '@/server/repositories/verifier'
import type { Breach } from '@/server/repositories/verifier'
import { examine, isMoneyPaused, resume } from '@/server/services/wallet/reconciliation'
import { Failure } from '../bootstrap/failure.mjs'
import { dollars, type Command } from './command'
import { print } from './terminal'

export const reconciliationCommands: Record<string, Command> = {
  reconcile: {
    usage: '',
    summary: 'Proves that every balance, order and charge agrees, and prints what does not.',
    run: async ({ db }) => {
      const { breaches, counted } = await examine(db)
      printBreaches(breaches)
      print('', ...wordsOf(counted))
      if (await isMoneyPaused(db)) print('Money is stopped: mend what is broken, then resume.')
      if (breaches.length > 0)
        throw new Failure(`${breaches.length} of ${RULES.length} rules are broken.`)
      print(`All ${RULES.length} rules hold.`)
    },
  },
  resume: {
    usage: '',
    summary:
      'Lets money move again after a breach was mended; refused while a rule is still broken.',
    run: async ({ db }) => {
      const { breaches, wasPaused } = await resume(db)
      if (breaches.length > 0) {
        printBreaches(breaches)
        throw new Failure(
          'Money stays stopped: mend the broken rules first, as docs/reliability.md says.',
        )
      }
      print(wasPaused ? 'Money moves again.' : 'Money was not stopped.')
    },
  },
}

function printBreaches(breaches: Breach[]): void {
  for (const rule of RULES) {
    const breach = breaches.find((found) => found.rule === rule)
    print(`${breach ? 'BROKEN' : 'holds '}  ${rule}`)
    for (const row of breach?.rows ?? []) print(`          ${row.id}: ${row.detail}`)
  }
}

type Counted = Awaited<ReturnType<typeof examine>>['counted']

function wordsOf(counted: Counted): string[] {
  const { shoppers, orders, refunds, topUps, withdrawals, transfers, entries } = counted
  return [
    `Read as one snapshot: ${shoppers} shoppers, ${orders} orders, ${refunds} refunds, ${topUps} top-ups,`,
    `${withdrawals} withdrawals; ${transfers} transfers of ${entries} entries.`,
    `Shoppers hold ${dollars(counted.availableCents)} to spend and ${dollars(counted.frozenCents)} frozen.`,
  ]
}
