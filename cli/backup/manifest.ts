import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { readMigrations } from '@/server/db/migrate'
import { codeOf, Failure } from '../bootstrap/failure.mjs'

/** Increase it when older versions cannot read the format. */
export const FORMAT = 1
const FILE = 'manifest.json'

const Part = z.strictObject({ file: z.string(), bytes: z.number(), sha256: z.string() })

const Manifest = z.strictObject({
  format: z.literal(FORMAT),
  product: z.literal('sampan'),
  version: z.string(),
  /** The time of the snapshot. */
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  /** The hashes of the migrations, in order. */
  migrations: z.array(z.string()),
  schemaHead: z.string(),
  /** Identifies the SECRET_KEY of the backup without revealing it. */
  keyPrint: z.string(),
  tables: z.array(
    Part.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() }),
  ),
  sequences: z.array(
    z.strictObject({ name: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
  uploads: Part.extend({ files: z.number().int(), missing: z.number().int() }),
  /** Row counts and balances from the verifier, in the same snapshot. */
  counted: z.record(z.string(), z.number()),
  /** Rules of the verifier that were violated in the snapshot. */
  broken: z.array(z.string()),
})

export type Manifest = z.output<typeof Manifest>
export type Part = z.output<typeof Part>

const Sealed = z.strictObject({ manifest: z.unknown(), sha256: z.string() })

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** The manifest with its digest, as stored. */
export const sealOf = (manifest: Manifest) => ({ manifest, sha256: digestOf(manifest) })

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify(sealOf(manifest), null, 2)
  await writeFile(path.join(folder, FILE), text, { mode: 0o600, flag: 'wx' })
}

/** Reads and checks a manifest. Throws when it is missing, damaged, or of another version. */
export async function readManifest(folder: string): Promise<Manifest> {
  const { manifest, sha256 } = Sealed.catch({ manifest: null, sha256: '' }).parse(
    await readJson(path.join(folder, FILE)),
  )
  if (manifest === null || digestOf(manifest) !== sha256)
    throw new Failure(`${path.join(folder, FILE)} is damaged: restore from another backup.`)
  const parsed = Manifest.safeParse(manifest)
  if (!parsed.success)
    throw new Failure('This backup has an unknown format: use the version that created it.')
  refuseOtherHistory(parsed.data)
  return parsed.data
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown
  } catch (error) {
    if (codeOf(error) === 'ENOENT')
      throw new Failure(`${path.dirname(file)} is not a backup: it has no ${FILE}.`)
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function refuseOtherHistory({ migrations, version, schemaHead }: Manifest): void {
  const known = readMigrations().map(({ hash }) => hash)
  const isKnown = migrations.every((hash, place) => hash === known[place])
  if (!isKnown)
    throw new Failure(
      `This backup was created by version ${version} with an unknown schema (${schemaHead}): restore it with that version.`,
    )
}
