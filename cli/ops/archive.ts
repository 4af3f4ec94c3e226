import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '@/server/db/connection'
import {
  drop,
  isEmpty,
  months,
  type MonthTable,
  type NumberTable,
} from '@/server/repositories/partitions'
import { endedBefore, filledBefore } from '@/server/services/operations/partitions'
import { archivePart } from '../backup/archive'
import { type Command, wholeNumber } from './command'
import { print } from './terminal'

/** Recent months stay in the database for `trail` and for investigations. */
const DEFAULT_DAYS = 93
const TRAIL: MonthTable = 'audit_events'
const LEDGER: NumberTable = 'ledger_entries'

interface ArchiveOptions {
  db: Database
  databaseUrl: string
  parent: string
  days: number
}

export const archiveCommands: Record<string, Command> = {
  archive: {
    usage: '[folder] [--older-than <days>] [--keep] [--ledger]',
    summary:
      'Archives the months of the audit trail that ended at least 93 days ago (or --older-than) as compressed CSV below archive/ of the data folder (or the given folder). Only your user can read the files. Verifies each file, then deletes the month from the database; --keep does not delete it. Store the files for the 400 days that the audit trail must be kept. --ledger archives the full partitions of ledger entries instead; they are never deleted.',
    options: {
      'older-than': { type: 'string' },
      keep: { type: 'boolean' },
      ledger: { type: 'boolean' },
    },
    run: async ({ db, config, values, positionals }) => {
      const options = {
        db,
        databaseUrl: config.directUrl,
        parent: path.resolve(positionals[0] ?? path.join(config.dataDir, 'archive')),
        days: wholeNumber(values, 'older-than') ?? DEFAULT_DAYS,
      }
      if (values.ledger) await archiveLedger(options)
      else await archiveTrail(options, values.keep === true)
    },
  },
}

async function archiveTrail(options: ArchiveOptions, isKept: boolean): Promise<void> {
  const { db, databaseUrl, parent, days } = options
  const ended = endedBefore(await months(db, TRAIL), new Date(), days)
  for (const part of ended) {
    if (!(await isEmpty(db, part))) {
      const { rows, bytes } = await archivePart(databaseUrl, TRAIL, part, parent)
      const kept = isKept ? 'kept in the database' : 'deleted from the database'
      print(`${part.name}: ${rows} rows in ${bytes} bytes, verified; ${kept}.`)
    }
    if (!isKept) await drop(db, TRAIL, part)
  }
  print(ended.length > 0 ? `Archived to ${parent}` : 'No month is old enough.')
}

/** Skips existing archives, because a full partition never changes. */
async function archiveLedger({ db, databaseUrl, parent, days }: ArchiveOptions): Promise<void> {
  const filled = await filledBefore(db, LEDGER, new Date(), days)
  for (const part of filled) {
    if (existsSync(path.join(parent, part.name))) {
      print(`${part.name}: already archived.`)
      continue
    }
    const { rows, bytes } = await archivePart(databaseUrl, LEDGER, part, parent)
    print(`${part.name}: ${rows} rows in ${bytes} bytes, verified.`)
  }
  print(filled.length > 0 ? `Archived to ${parent}` : 'No full partition is old enough.')
}
