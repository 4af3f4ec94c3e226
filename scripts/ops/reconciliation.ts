import { RULES } from '@/server/repositories/verifier'
import { examine } from '@/server/services/reconciliation'
import { Failure } from '../bootstrap/failure.mjs'
import { dollars, type Command } from './command'

export const reconciliationCommands: Record<string, Command> = {
  reconcile: {
    usage: '',
    summary: 'Proves that every balance, order and charge agrees, and prints what does not.',
    run: async ({ db }) => {
      const { breaches, counted } = await examine(db)
      for (const rule of RULES) {
        const breach = breaches.find((found) => found.rule === rule)
        console.log(`${breach ? 'BROKEN' : 'holds '}  ${rule}`)
        for (const row of breach?.rows ?? []) console.log(`          ${row.id}: ${row.detail}`)
      }
      console.log(`\n${wordsOf(counted)}`)
      if (breaches.length > 0)
        throw new Failure(`${breaches.length} of ${RULES.length} rules are broken.`)
      console.log(`All ${RULES.length} rules hold.`)
    },
  },
}

type Counted = Awaited<ReturnType<typeof examine>>['counted']

function wordsOf(counted: Counted): string {
  const { shoppers, orders, refunds, topUps, withdrawals, transfers, entries } = counted
  return [
    `Read as one snapshot: ${shoppers} shoppers, ${orders} orders, ${refunds} refunds, ${topUps} top-ups,`,
    `${withdrawals} withdrawals; ${transfers} transfers of ${entries} entries.`,
    `Shoppers hold ${dollars(counted.availableCents)} to spend and ${dollars(counted.frozenCents)} frozen.`,
  ].join('\n')
}
