import type { Bucket } from './bucket'
import { chainOf, fileOf, pieceKey, pieceOf, sizeOf } from './pieces'
import type { StoredFile, UploadFiles } from './upload-files'

const AT_ONCE = 16
/** As many as one page of a list: with more, a file takes nothing on. A picture in the smallest parts has 320. */
const MAX_PIECES = 999

export function createBucketFiles(bucket: Bucket): UploadFiles {
  /** The object itself and its pieces, which one list gives. */
  const keysOf = async (name: string) => {
    const keys: string[] = []
    for await (const { name: key } of bucket.list(name))
      if (key === name || pieceOf(name, key)) keys.push(key)
    return keys
  }
  const piecesAmong = (name: string, keys: string[]) =>
    keys.flatMap((key) => pieceOf(name, key) ?? [])

  return {
    write: bucket.put,
    async read(name) {
      const content = await bucket.get(name)
      if (!content || content.length > 0) return content
      const chain = chainOf(piecesAmong(name, await keysOf(name)))
      const parts = await inGroups(chain, ({ key }) => bucket.get(key))
      return parts.every((part) => part !== null) ? Buffer.concat(parts) : null
    },
    async remove(name) {
      await inGroups(await keysOf(name), bucket.remove)
    },
    async append(name, offset, content) {
      const keys = await keysOf(name)
      if (!keys.includes(name)) return null
      const size = sizeOf(chainOf(piecesAmong(name, keys)))
      if (size !== offset || content.length === 0 || keys.length > MAX_PIECES) return size
      const end = offset + content.length
      await bucket.put(pieceKey(name, offset, end), content)
      return end
    },
    async *list(folder) {
      // Not every store sorts by name, so that the pieces of a file may come anywhere. Only in folders are there any.
      const held = new Map<string, StoredFile>()
      for await (const entry of bucket.list(folder && `${folder}/`)) {
        const name = fileOf(entry.name)
        const known = held.get(name)
        if (known) known.changedAt = later(known.changedAt, entry.changedAt)
        else if (name.includes('/')) held.set(name, { ...entry, name })
        else yield entry
      }
      yield* held.values()
    },
    addressFor: bucket.addressFor,
  }
}

const later = (one: Date, other: Date) => (one > other ? one : other)

async function inGroups<T, R>(all: T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let start = 0; start < all.length; start += AT_ONCE)
    done.push(...(await Promise.all(all.slice(start, start + AT_ONCE).map(work))))
  return done
}
