import { RULES } from '@/server/repositories/verifier'
import { reconcile } from '@/server/services/reconciliation'
import { Failure } from '../bootstrap/failure.mjs'
import type { Command } from './command'

export const reconciliationCommands: Record<string, Command> = {
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
