import { createHash } from 'node:crypto'
import path from 'node:path'
import { StorageUnavailable } from '@/server/pictures/upload-files'
import { Failure } from '../bootstrap/failure.mjs'
import { seconds } from '../bootstrap/steps.mjs'
import type { Manifest } from '../backup/manifest'
import { restore } from '../backup/restore'
import { backUp, type Shop } from '../backup/write'
import { type Command, countOf, dollars, type Run } from './command'
import { print } from './terminal'

function shopOf({ config, files }: Run): Shop {
  const keyPrint = createHash('sha256').update(config.keyFor('backup')).digest('hex').slice(0, 16)
  return { databaseUrl: config.directUrl, files, keyPrint }
}

export const backupCommands: Record<string, Command> = {
  backup: {
    usage: '[folder] [--without-files]',
    summary:
      'Writes a snapshot of the database and the uploads into a dated folder below backups/ of the data folder (or the given folder). Only your user can read it. The shop may be running. Not included: SECRET_KEY and OPS_TOKEN (keep secrets.json separately), sessions, payment tickets, one-time codes and queued mail. With a bucket (FILES_URL) its files are copied too; --without-files leaves them out if the bucket has its own versions or backups.',
    options: { 'without-files': { type: 'boolean' } },
    run: async (run) => {
      const parent = path.resolve(run.positionals[0] ?? path.join(run.config.dataDir, 'backups'))
      const withFiles = run.values['without-files'] !== true
      const shop = { ...shopOf(run), files: withFiles ? run.files : null }
      const began = Date.now()
      const [folder, manifest] = await backUp(shop, parent).catch(inWords)
      print(...wordsOf(manifest))
      if (!withFiles) print('Files of uploads are not included: the bucket must keep them.')
      const { missing } = manifest.uploads
      if (missing > 0) print(`${missing} files of uploads in use are missing.`)
      for (const rule of manifest.broken) print(`VIOLATED  ${rule}`)
      print(`Backed up in ${seconds(Date.now() - began)} to ${folder}`)
    },
  },
  restore: {
    usage: '<folder of a backup> [--replace] [--other-key]',
    summary:
      'Replaces the database with a backup: checks the backup, fills a new database, verifies the ledger, and switches; nothing changes before that. Stop the shop first. Use --replace if the database has data; it is kept under another name. All shoppers must sign in again.',
    options: { replace: { type: 'boolean' }, 'other-key': { type: 'boolean' } },
    run: async (run) => {
      const [folder, ...more] = run.positionals
      if (folder === undefined || more.length > 0)
        throw new Failure('Give the folder of one backup, as printed by `npm run ops -- backup`.')
      const began = Date.now()
      const leave = {
        toReplace: run.values.replace === true,
        withOtherKey: run.values['other-key'] === true,
      }
      const { manifest, kept } = await restore(path.resolve(folder), shopOf(run), leave)
      print(...wordsOf(manifest))
      for (const rule of manifest.broken)
        print(
          `VIOLATED at the time of the backup: ${rule}. Transfers will be paused until it is repaired.`,
        )
      if (kept)
        print(`The previous database is kept as ${kept}; drop it when it is no longer needed.`)
      print(`Restored in ${seconds(Date.now() - began)}.`)
    },
  },
}

function inWords(error: unknown): never {
  if (!(error instanceof StorageUnavailable)) throw error
  throw new Failure('The object storage does not answer: try again, or use --without-files.')
}

function wordsOf({ takenAt, version, schemaHead, counted, tables, uploads }: Manifest): string[] {
  const { shoppers, orders, transfers, entries, availableCents = 0, frozenCents = 0 } = counted
  const parts = [...tables, uploads]
  const megabytes = parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `The shop of ${takenAt}, version ${version}, schema ${schemaHead}:`,
    `${rows} rows in ${tables.length} tables and ${uploads.files} files, ${megabytes.toFixed(1)} MB;`,
    `${countOf(shoppers ?? 0, 'shopper')}, ${countOf(orders ?? 0, 'order')}, ${countOf(transfers ?? 0, 'transfer')} of ${entries} entries,`,
    `${dollars(availableCents)} available and ${dollars(frozenCents)} frozen.`,
  ]
}
