import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { readMigrations } from '@/server/db/migrate'
import { codeOf, Failure } from '../bootstrap/failure.mjs'

/** Raised when an older program could no longer read what is written. */
export const FORMAT = 1
const FILE = 'manifest.json'

const Part = z.strictObject({ file: z.string(), bytes: z.number(), sha256: z.string() })

const Manifest = z.strictObject({
  format: z.literal(FORMAT),
  product: z.literal('sampan'),
  version: z.string(),
  /** The moment that every table is a picture of. */
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  /** The migrations of the database, by content, from the first. */
  migrations: z.array(z.string()),
  schemaHead: z.string(),
  /** Tells whether an installation has the key that peppers and sealed cards need, and not which. */
  keyPrint: z.string(),
  tables: z.array(
    Part.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() }),
  ),
  sequences: z.array(
    z.strictObject({ name: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
  uploads: Part.extend({ files: z.number().int(), missing: z.number().int() }),
  /** What the verifier counted in the same moment: shoppers, orders, transfers, cents. */
  counted: z.record(z.string(), z.number()),
  /** Rules of the verifier that did not hold in that moment. */
  broken: z.array(z.string()),
})

export type Manifest = z.output<typeof Manifest>
export type Part = z.output<typeof Part>

const Sealed = z.strictObject({ manifest: z.unknown(), sha256: z.string() })

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** With its own digest, as it lies in the folder. */
export const sealOf = (manifest: Manifest) => ({ manifest, sha256: digestOf(manifest) })

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify(sealOf(manifest), null, 2)
  await writeFile(path.join(folder, FILE), text, { mode: 0o600, flag: 'wx' })
}

/** Refused when it is no backup, a damaged one, or one that a newer or another version made. */
export async function readManifest(folder: string): Promise<Manifest> {
  const { manifest, sha256 } = Sealed.catch({ manifest: null, sha256: '' }).parse(
    await readJson(path.join(folder, FILE)),
  )
  if (manifest === null || digestOf(manifest) !== sha256)
    throw new Failure(`${path.join(folder, FILE)} is damaged: restore from another backup.`)
  const parsed = Manifest.safeParse(manifest)
  if (!parsed.success)
    throw new Failure(
      'This backup is written in a way that this version does not know: use the version that made it.',
    )
  refuseOtherHistory(parsed.data)
  return parsed.data
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown
  } catch (error) {
    if (codeOf(error) === 'ENOENT')
      throw new Failure(`${path.dirname(file)} is no backup: it has no ${FILE}.`)
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function refuseOtherHistory({ migrations, version, schemaHead }: Manifest): void {
  const known = readMigrations().map(({ hash }) => hash)
  const isKnown = migrations.every((hash, place) => hash === known[place])
  if (!isKnown)
    throw new Failure(
      `This backup was made by version ${version}, whose database (${schemaHead}) this version does not know: restore it with that version.`,
    )
}
