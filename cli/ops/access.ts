import { latestForSystem, latestOf } from '@/server/repositories/audit-events'
import { endAll } from '@/server/services/accounts/sessions'
import { type Command, wholeNumber, idOf } from './command'
import { print } from './terminal'

const DEFAULT_ROWS = 50

export const accessCommands: Record<string, Command> = {
  'sign-out': {
    usage: '<shopper id>',
    summary: 'Ends every session of a shopper, for example when an account is compromised.',
    run: async (run) => {
      const ended = await endAll(run.db, idOf(run))
      print(`${ended} sessions ended.`)
    },
  },
  trail: {
    usage: '[--user <id>] [--last <number>]',
    summary: 'Prints the audit trail of money and access, latest first.',
    options: { user: { type: 'string' }, last: { type: 'string' } },
    run: async ({ db, values }) => {
      const most = wholeNumber(values, 'last') ?? DEFAULT_ROWS
      const userId = wholeNumber(values, 'user')
      const rows = await (userId === undefined
        ? latestForSystem(db, most)
        : latestOf(db, userId, most))
      for (const row of rows) print(JSON.stringify(row))
    },
  },
}
