import path from 'node:path'
import { drop, isEmpty, list, type PartedTable } from '@/server/repositories/parts'
import { endedBefore } from '@/server/services/parts'
import { archivePart } from '../backup/archive'
import { type Command, wholeNumber } from './command'

/** At hand for `trail` and for who looks into something that happened lately. */
const USUAL_DAYS = 93
const TABLE: PartedTable = 'audit_events'

export const archiveCommands: Record<string, Command> = {
  archive: {
    usage: '[folder] [--older-than <days>] [--keep]',
    summary:
      'Writes each month of the audit trail that ended so long ago (93 days unless you say otherwise) into a packed CSV that only you can read, below archive/ of the data folder unless you name another; reads it back, and then takes the month out of the database. --keep leaves it there. Keep the files: the trail has to be there for 400 days.',
    options: { 'older-than': { type: 'string' }, keep: { type: 'boolean' } },
    run: async ({ db, config, values, positionals }) => {
      const parent = path.resolve(positionals[0] ?? path.join(config.dataDir, 'archive'))
      const days = wholeNumber(values, 'older-than') ?? USUAL_DAYS
      const ended = endedBefore(await list(db, TABLE), new Date(), days)
      for (const part of ended) {
        if (await isEmpty(db, part)) {
          if (!values.keep) await drop(db, TABLE, part)
          continue
        }
        const { rows, bytes } = await archivePart(config.directUrl, TABLE, part, parent)
        if (!values.keep) await drop(db, TABLE, part)
        const kept = values.keep ? 'also still in the database' : 'no more in the database'
        console.log(`${part.name}: ${rows} rows in ${bytes} bytes, read back; ${kept}.`)
      }
      console.log(ended.length > 0 ? `Archived to ${parent}` : 'No month is as old as that.')
    },
  },
}
