import { endAll } from '@/server/services/accounts/sessions'
import { type Command, idOf } from './command'
import { print } from './terminal'

export const sessionCommands: Record<string, Command> = {
  'sign-out': {
    usage: '<shopper id>',
    summary: 'Ends every session of a shopper at once, where an account is in wrong hands.',
    run: async (run) => {
      const ended = await endAll(run.db, idOf(run))
      print(`${ended} sessions ended.`)
    },
  },
}
