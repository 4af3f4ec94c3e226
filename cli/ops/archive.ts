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

/** At hand for `trail` and for who looks into something that happened lately. */
const USUAL_DAYS = 93
const TRAIL: MonthTable = 'audit_events'
const LEDGER: NumberTable = 'ledger_entries'

interface Wish {
  db: Database
  databaseUrl: string
  parent: string
  days: number
}

export const archiveCommands: Record<string, Command> = {
  archive: {
    usage: '[folder] [--older-than <days>] [--keep] [--ledger]',
    summary:
      'Writes each month of the audit trail that ended so long ago (93 days unless you say otherwise) into a packed CSV that only you can read, below archive/ of the data folder unless you name another; reads it back, and then takes the month out of the database. --keep leaves it there. Keep the files: the trail has to be there for 400 days. --ledger writes the full parts of the entries of the ledger instead, whose last entry is so old; they always stay in the database.',
    options: {
      'older-than': { type: 'string' },
      keep: { type: 'boolean' },
      ledger: { type: 'boolean' },
    },
    run: async ({ db, config, values, positionals }) => {
      const wish = {
        db,
        databaseUrl: config.directUrl,
        parent: path.resolve(positionals[0] ?? path.join(config.dataDir, 'archive')),
        days: wholeNumber(values, 'older-than') ?? USUAL_DAYS,
      }
      if (values.ledger) await archiveLedger(wish)
      else await archiveTrail(wish, values.keep === true)
    },
  },
}

async function archiveTrail(wish: Wish, isKept: boolean): Promise<void> {
  const { db, databaseUrl, parent, days } = wish
  const ended = endedBefore(await months(db, TRAIL), new Date(), days)
  for (const part of ended) {
    if (!(await isEmpty(db, part))) {
      const { rows, bytes } = await archivePart(databaseUrl, TRAIL, part, parent)
      const kept = isKept ? 'also still in the database' : 'no more in the database'
      print(`${part.name}: ${rows} rows in ${bytes} bytes, read back; ${kept}.`)
    }
    if (!isKept) await drop(db, TRAIL, part)
  }
  print(ended.length > 0 ? `Archived to ${parent}` : 'No month is as old as that.')
}

/** What was archived before is left as it is: a full part never changes. */
async function archiveLedger({ db, databaseUrl, parent, days }: Wish): Promise<void> {
  const filled = await filledBefore(db, LEDGER, new Date(), days)
  for (const part of filled) {
    if (existsSync(path.join(parent, part.name))) {
      print(`${part.name}: is there already.`)
      continue
    }
    const { rows, bytes } = await archivePart(databaseUrl, LEDGER, part, parent)
    print(`${part.name}: ${rows} rows in ${bytes} bytes, read back.`)
  }
  print(filled.length > 0 ? `Archived to ${parent}` : 'No part is full and as old as that.')
}
