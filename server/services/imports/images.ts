import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { Config } from '@/server/config'
import type { Queryable } from '@/server/db/connection'
import { reasonOf, type Reason } from '@/server/domain/imports/reason'
import {
  addressOf,
  CATALOGUE_PREFIX,
  fileOfAddress,
  isFinished,
  largeFile,
  uploadOfFile,
} from '@/server/domain/uploads'
import { PictureProblem, PictureTimeout, type ProblemName } from '@/server/pictures/picture-kind'
import { encodeLarge } from '@/server/pictures/re-encode'
import type { UploadFiles } from '@/server/pictures/upload-files'
import { QueueFull } from '@/server/pictures/work-queue'
import * as uploads from '@/server/repositories/uploads'
import { isGenerated } from '@/server/services/administration/pictures'
import { createImageDownload } from './image-download'
import type { ImportHints } from './hints'
import { ImageProblem, TOO_LARGE, type ImageFolder } from './image-problem'
import type { ImportImages } from './import-file'

/** Reading and storing of one picture go on while another is encoded. */
const AT_ONCE = 4
const BUSY_MS = 250
const KNOWN = 20_000
/** 132 bits of the digest; with the prefix as long as every name of an upload. */
const NAME_DIGITS = 22

const PROBLEMS: Record<ProblemName, Reason> = {
  TOO_LARGE,
  TOO_MANY_PIXELS: reasonOf('imageTooManyPixels'),
  EMPTY: reasonOf('imageEmpty'),
  UNKNOWN: reasonOf('imageUnknown'),
  DAMAGED: reasonOf('imageDamaged'),
}

interface Options {
  db: Queryable
  files: UploadFiles
  config: Pick<Config, 'publicOrigin'>
  /** Where file names lead. */
  folder: ImageFolder | null
  hints: ImportHints
  /** Nothing is stored and nothing downloaded. */
  isDryRun: boolean
}

/**
 * The images of an import. Each is stored once, under the digest of its file, so that an image that comes again costs
 * reading it. Sources are https addresses, names of files, and addresses of this shop's own pictures.
 */
export function openImportImages(options: Options): ImportImages & { close: () => Promise<void> } {
  const { db, files, config, folder, isDryRun, hints } = options
  const download = createImageDownload()
  const queue = new PQueue({ concurrency: AT_ONCE })
  const known = new LRUCache<string, Promise<string>>({ max: KNOWN })

  async function resolve(address: string): Promise<string> {
    const isOwn = config.publicOrigin && address.startsWith(`${config.publicOrigin}/api/`)
    const source = isOwn ? address.slice(config.publicOrigin!.length) : address
    if (source.startsWith('/api/')) return ownAddress(db, source, hints)
    if (/^https?:/i.test(source)) return isDryRun ? source : store(await download.read(source))
    if (!folder) throw new ImageProblem(reasonOf(hints.fileName))
    return store(await folder.read(source))
  }

  async function store(bytes: Buffer): Promise<string> {
    const digest = createHash('sha256').update(bytes).digest('base64url')
    const name = CATALOGUE_PREFIX + digest.slice(0, NAME_DIGITS)
    const row = await uploads.findByName(db, name)
    if (!isDryRun && !(row && isFinished(row))) await encode(name, bytes)
    return addressOf(name)
  }

  async function encode(name: string, bytes: Buffer): Promise<void> {
    const { large, width, height } = await encoded(name, bytes)
    await files.write(largeFile(name), large)
    // The row comes last: the sweep removes files without one.
    await uploads.addImported(db, { name, width, height, bytes: large.length })
  }

  return {
    addressOf: (source) => {
      let address = known.get(source)
      if (!address) known.set(source, (address = queue.add(() => resolve(source))))
      return address
    },
    claim: async (tx, addresses) => {
      const names = addresses.flatMap((address) => uploadOfFile(fileOfAddress(address) ?? '') ?? [])
      if (names.length > 0) await uploads.claimImported(tx, names)
    },
    close: async () => {
      folder?.close()
      await download.close()
    },
  }
}

/** Exports have such addresses: a picture of this shop stays as it is. */
async function ownAddress(
  db: Queryable,
  address: string,
  { foreignImage }: ImportHints,
): Promise<string> {
  if (isGenerated(address)) return address
  const notOwn = () => new ImageProblem(reasonOf(foreignImage))
  const name = uploadOfFile(fileOfAddress(address) ?? '')
  const row = name && (await uploads.findByName(db, name))
  if (!row || !isFinished(row) || row.purpose !== 'catalogue') throw notOwn()
  // A picture that a member has uploaded and not used yet is that member's.
  if (row.usedAt === null && row.staffId !== null) throw notOwn()
  return addressOf(row.name)
}

/** Waits while another import fills the queue. */
async function encoded(name: string, bytes: Buffer) {
  for (;;) {
    try {
      return await encodeLarge(name, bytes)
    } catch (error) {
      if (error instanceof PictureProblem) throw new ImageProblem(PROBLEMS[error.problem])
      if (error instanceof PictureTimeout) throw new ImageProblem(reasonOf('imageSlow'))
      if (!(error instanceof QueueFull)) throw error
      await sleep(BUSY_MS)
    }
  }
}
