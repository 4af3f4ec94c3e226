import path from 'node:path'
import { openPromise, type Entry } from 'yauzl'
import { MAX_PICTURE_BYTES } from '@/contracts/upload-limits'
import { reasonOf } from '@/server/domain/imports/reason'
import { ImageProblem, NOT_FOUND, TOO_LARGE, type ImageFolder } from './image-problem'

const MAX_ENTRIES = 200_000
/** Of all images together, when they are unpacked. */
const MAX_TOTAL_BYTES = 50 * 1024 ** 3
/** Pictures are compressed already: an entry that grows more than this is a decompression bomb. */
const MAX_RATIO = 100

/** Only the command line opens archives. */
export class UnreadableArchive extends Error {}

/**
 * Opens an archive of images. Reads only its directory; an entry is unpacked when it is used. The library rejects names
 * that lead out of the archive, and stops an entry at its announced size.
 */
export async function openZip(file: string): Promise<ImageFolder> {
  const refused = (reason: string) => new UnreadableArchive(`${path.basename(file)}: ${reason}`)
  const zip = await openPromise(file, { autoClose: false }).catch((error: Error) => {
    throw refused(`it is no ZIP archive that can be read (${error.message}).`)
  })
  const entries = new Map<string, Entry>()
  try {
    if (zip.entryCount > MAX_ENTRIES) throw refused(`it has more than ${MAX_ENTRIES} files.`)
    let total = 0
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize
      if (total > MAX_TOTAL_BYTES) throw refused('its files are larger than 50 GiB together.')
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
    }
  } catch (error) {
    zip.close()
    throw error instanceof UnreadableArchive ? error : refused(`${(error as Error).message}.`)
  }
  return {
    read: async (name) => {
      const entry = entries.get(name)
      if (!entry) throw new ImageProblem(NOT_FOUND)
      checkEntry(entry)
      try {
        // Throws when the entry is not where the directory says.
        const stream = await zip.openReadStreamPromise(entry)
        return Buffer.concat(await stream.toArray())
      } catch {
        throw new ImageProblem(reasonOf('imageDamagedInArchive'))
      }
    },
    close: () => zip.close(),
  }
}

function checkEntry(entry: Entry): void {
  const { compressedSize, uncompressedSize } = entry
  if (uncompressedSize > MAX_PICTURE_BYTES) throw new ImageProblem(TOO_LARGE)
  if (uncompressedSize > Math.max(1, compressedSize) * MAX_RATIO)
    throw new ImageProblem(reasonOf('imageBomb'))
  if (!entry.canDecodeFileData()) throw new ImageProblem(reasonOf('imageEncrypted'))
}
