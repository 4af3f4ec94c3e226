import { createHash } from 'node:crypto'
import path from 'node:path'
import { FilesAway } from '@/server/pictures/upload-files'
import { Failure } from '../bootstrap/failure.mjs'
import { seconds } from '../bootstrap/steps.mjs'
import type { Manifest } from '../backup/manifest'
import { restore } from '../backup/restore'
import { backUp, type Shop } from '../backup/write'
import { type Command, dollars, type Run } from './command'
import { print } from './terminal'

function shopOf({ config, files }: Run): Shop {
  const keyPrint = createHash('sha256').update(config.keyFor('backup')).digest('hex').slice(0, 16)
  return { databaseUrl: config.directUrl, files, keyPrint }
}

export const backupCommands: Record<string, Command> = {
  backup: {
    usage: '[folder] [--without-files]',
    summary:
      'Writes the database and the uploads, as they are at one moment, into a dated folder that only you can read (below backups/ of the data folder, unless you name another). Goes on beside a running shop. Not in it: SECRET_KEY and OPS_TOKEN (keep secrets.json apart), sessions, payment tickets, one-time codes, mail that waits. With a bucket (FILES_URL) its files are copied too; --without-files leaves them to the bucket, where it keeps versions or copies of its own.',
    options: { 'without-files': { type: 'boolean' } },
    run: async (run) => {
      const parent = path.resolve(run.positionals[0] ?? path.join(run.config.dataDir, 'backups'))
      const withFiles = run.values['without-files'] !== true
      const shop = { ...shopOf(run), files: withFiles ? run.files : null }
      const began = Date.now()
      const [folder, manifest] = await backUp(shop, parent).catch(inWords)
      print(...wordsOf(manifest))
      if (!withFiles) print('The files of uploads are not in it: the bucket has to keep them.')
      const { missing } = manifest.uploads
      if (missing > 0) print(`${missing} files of uploads in use are missing.`)
      for (const rule of manifest.broken) print(`BROKEN  ${rule}`)
      print(`Backed up in ${seconds(Date.now() - began)} to ${folder}`)
    },
  },
  restore: {
    usage: '<folder of a backup> [--replace] [--other-key]',
    summary:
      'Puts a backup in the place of the database: checks it, fills a new database beside the old one, proves its books, and switches; until then nothing has changed. Stop the shop first. --replace is asked for when the database has data, which is kept under another name. Everybody signs in anew.',
    options: { replace: { type: 'boolean' }, 'other-key': { type: 'boolean' } },
    run: async (run) => {
      const [folder, ...more] = run.positionals
      if (folder === undefined || more.length > 0)
        throw new Failure('Name the folder of one backup, as `npm run ops -- backup` printed it.')
      const began = Date.now()
      const leave = {
        toReplace: run.values.replace === true,
        withOtherKey: run.values['other-key'] === true,
      }
      const { manifest, kept } = await restore(path.resolve(folder), shopOf(run), leave)
      print(...wordsOf(manifest))
      for (const rule of manifest.broken)
        print(`BROKEN already when it was taken: ${rule}. Money will stop until it is mended.`)
      if (kept) print(`What was there is kept as the database ${kept}; drop it at will.`)
      print(`Restored in ${seconds(Date.now() - began)}.`)
    },
  },
}

function inWords(error: unknown): never {
  if (!(error instanceof FilesAway)) throw error
  throw new Failure(
    'The bucket of files does not answer: try again, or say --without-files and leave them to it.',
  )
}

function wordsOf({ takenAt, version, schemaHead, counted, tables, uploads }: Manifest): string[] {
  const { shoppers, orders, transfers, entries, availableCents = 0, frozenCents = 0 } = counted
  const parts = [...tables, uploads]
  const megabytes = parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `The shop of ${takenAt}, version ${version}, schema ${schemaHead}:`,
    `${rows} rows in ${tables.length} tables and ${uploads.files} files, ${megabytes.toFixed(1)} MB;`,
    `${shoppers} shoppers, ${orders} orders, ${transfers} transfers of ${entries} entries,`,
    `${dollars(availableCents)} to spend and ${dollars(frozenCents)} frozen.`,
  ]
}
