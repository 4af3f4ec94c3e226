import { setTimeout as sleep } from 'node:timers/promises'
import type { S3mini } from 's3mini'
import { FilesAway, type StoredFile } from './upload-files'

export interface BucketSettings {
  /** With the bucket in its path or in its host. */
  url: string
  region: string
  key: string
  secret: string
  /** The same bucket as phones reach it; without one they do not. */
  publicUrl: string | undefined
}

export interface Bucket {
  get: (key: string) => Promise<Buffer | null>
  put: (key: string, content: Uint8Array) => Promise<void>
  remove: (key: string) => Promise<void>
  list: (prefix: string) => AsyncIterable<StoredFile>
  addressFor: ((key: string) => Promise<string>) | null
}

/** One call with its second try: two of them still fit into the handlers' 8 s. */
const LIMIT_MS = 3000
const PAUSE_MS = 100
const PAGE = 1000
const SIGNED_SECONDS = 60
/** Response headers of the bucket for a request with a signed URL. */
const SHOWN_AS = {
  'response-content-type': 'image/webp',
  'response-content-disposition': 'inline; filename="picture.webp"',
  'response-cache-control': 'private, no-store',
}

export function openBucket(settings: BucketSettings, limitMs = LIMIT_MS): Bucket {
  const { url, publicUrl } = settings
  const inside = lazily(() => connect(settings, url, limitMs))
  const outside = lazily(() => connect(settings, publicUrl ?? url, limitMs))
  return {
    async get(key) {
      const content = await answered(inside().then((client) => client.getObjectArrayBuffer(key)))
      return content && Buffer.from(content)
    },
    async put(key, content) {
      await answered(inside().then((client) => client.putObject(key, content)))
    },
    async remove(key) {
      await answered(inside().then((client) => client.deleteObject(key)))
    },
    async *list(prefix) {
      const client = await inside()
      let next: string | undefined
      do {
        const page = await answered(client.listObjectsPaged('/', prefix, PAGE, next))
        if (!page) throw new Error(`There is no bucket at ${url}`)
        for (const { Key, LastModified } of page.objects ?? [])
          yield { name: Key, changedAt: LastModified }
        next = page.nextContinuationToken
      } while (next)
    },
    addressFor: publicUrl
      ? async (key) => (await outside()).getPresignedUrl('GET', key, SIGNED_SECONDS, SHOWN_AS)
      : null,
  }
}

/** Loaded when the first picture is asked for: who keeps them in a folder never pays for it. */
async function connect(settings: BucketSettings, url: string, limitMs: number): Promise<S3mini> {
  const { S3mini } = await import('s3mini')
  return new S3mini({
    endpoint: url,
    region: settings.region,
    accessKeyId: settings.key,
    secretAccessKey: settings.secret,
    fetch: patiently(limitMs),
  })
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** Everything asked of a bucket may be asked twice: a file is written whole, and gone is gone. */
function patiently(limitMs: number): typeof fetch {
  return async (address, init) => {
    const signal = AbortSignal.timeout(limitMs)
    const ask = () => fetch(address, { ...init, signal, cache: 'no-store' })
    try {
      const answer = await ask()
      if (answer.status < 500) return answer
      await answer.body?.cancel()
    } catch (error) {
      if (signal.aborted) throw error
    }
    await sleep(PAUSE_MS)
    return ask()
  }
}

async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isAway(error) ? new FilesAway(error) : error
  }
}

/** A refusal, such as of a wrong key, is ours to mend: it is not "away". */
function isAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, status, cause } = error as { name?: string; status?: number; cause?: unknown }
  if (status !== undefined) return status >= 500 || status === 429
  return name === 'TimeoutError' || name === 'S3NetworkError' || cause !== undefined
}
