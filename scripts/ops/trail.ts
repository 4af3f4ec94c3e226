import { latest } from '@/server/repositories/audit-events'
import { type Command, wholeNumber } from './command'
import { print } from './terminal'

const USUAL = 50

export const trailCommands: Record<string, Command> = {
  trail: {
    usage: '[--user <id>] [--last <number>]',
    summary: 'Prints who did what to money and access, when and from where; the latest first.',
    options: { user: { type: 'string' }, last: { type: 'string' } },
    run: async ({ db, values }) => {
      const rows = await latest(
        db,
        wholeNumber(values, 'last') ?? USUAL,
        wholeNumber(values, 'user'),
      )
      for (const row of rows) print(JSON.stringify(row))
    },
  },
}
