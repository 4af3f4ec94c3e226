import { payeeOf } from '@/server/services/wallet/bank-cards'
import { Failure } from '../bootstrap/failure.mjs'
import { type Command, dollars, idOf } from './command'
import { printTable } from './terminal'

export const withdrawalCommands: Record<string, Command> = {
  payee: {
    usage: '<withdrawal id>',
    summary: 'Prints the full card number of a withdrawal. The audit trail records it.',
    run: async (run) => {
      const payee = await payeeOf(run, idOf(run))
      if (!payee) throw new Failure('There is no withdrawal with this id.')
      printTable([{ ...payee, arrival: dollars(payee.arrival) }])
    },
  },
}
