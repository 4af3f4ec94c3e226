import type { Bucket } from './bucket'
import { contiguousChunks, fileNameOf, chunkKey, parseChunkKey, endOf } from './chunks'
import type { StoredFile, UploadFiles } from './upload-files'

const CONCURRENCY = 16
/**
 * One page of a bucket listing. A file with more chunks accepts no more bytes; the smallest chunks
 * make 320 a picture.
 */
const MAX_CHUNKS = 999

export function createBucketFiles(bucket: Bucket): UploadFiles {
  /** The keys of the object itself and of its chunks, from one listing. */
  const keysOf = async (name: string) => {
    const keys: string[] = []
    for await (const { name: key } of bucket.list(name))
      if (key === name || parseChunkKey(name, key)) keys.push(key)
    return keys
  }
  const chunksAmong = (name: string, keys: string[]) =>
    keys.flatMap((key) => parseChunkKey(name, key) ?? [])

  return {
    write: bucket.put,
    async read(name) {
      const content = await bucket.get(name)
      if (!content || content.length > 0) return content
      const chunks = contiguousChunks(chunksAmong(name, await keysOf(name)))
      const parts = await inBatches(chunks, ({ key }) => bucket.get(key))
      return parts.every((part) => part !== null) ? Buffer.concat(parts) : null
    },
    async remove(name) {
      await inBatches(await keysOf(name), bucket.remove)
    },
    async append(name, offset, content) {
      const keys = await keysOf(name)
      if (!keys.includes(name)) return null
      const size = endOf(contiguousChunks(chunksAmong(name, keys)))
      if (size !== offset || content.length === 0 || keys.length > MAX_CHUNKS) return size
      const end = offset + content.length
      await bucket.put(chunkKey(name, offset, end), content)
      return end
    },
    async *list(folder) {
      // Some stores do not list in key order, so chunks may precede their file. Only files in
      // folders have chunks.
      const files = new Map<string, StoredFile>()
      for await (const entry of bucket.list(folder && `${folder}/`)) {
        const name = fileNameOf(entry.name)
        const listed = files.get(name)
        if (listed) listed.changedAt = later(listed.changedAt, entry.changedAt)
        else if (name.includes('/')) files.set(name, { ...entry, name })
        else yield entry
      }
      yield* files.values()
    },
    signedUrl: bucket.signedUrl,
  }
}

const later = (one: Date, other: Date) => (one > other ? one : other)

async function inBatches<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += CONCURRENCY)
    results.push(...(await Promise.all(items.slice(start, start + CONCURRENCY).map(work))))
  return results
}
