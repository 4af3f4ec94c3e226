import { setTimeout as sleep } from 'node:timers/promises'
import type { S3mini } from 's3mini'
import { onceDone } from '@/server/domain/once-done'
import { StorageUnavailable, type StoredFile } from './upload-files'

export interface BucketSettings {
  /** Includes the bucket, in the path or in the host name. */
  url: string
  region: string
  key: string
  secret: string
  /** URL of the bucket for clients; without it, the server sends the files itself. */
  publicUrl: string | undefined
}

export interface Bucket {
  get: (key: string) => Promise<Buffer | null>
  put: (key: string, content: Uint8Array) => Promise<void>
  remove: (key: string) => Promise<void>
  list: (prefix: string) => AsyncIterable<StoredFile>
  signedUrl: ((key: string) => Promise<string>) | null
}

/** For one call including its retry, so that two calls fit into the request handler's limit of 8 s. */
const TIMEOUT_MS = 3000
const RETRY_DELAY_MS = 100
const PAGE_SIZE = 1000
const SIGNED_URL_SECONDS = 60
/** Response headers that a signed URL makes the bucket send. */
const SIGNED_URL_HEADERS = {
  'response-content-type': 'image/webp',
  'response-content-disposition': 'inline; filename="picture.webp"',
  'response-cache-control': 'private, no-store',
}

export function openBucket(settings: BucketSettings, timeoutMs = TIMEOUT_MS): Bucket {
  const { url, publicUrl } = settings
  const internalClient = onceDone(() => connect(settings, url, timeoutMs))
  const publicClient = onceDone(() => connect(settings, publicUrl ?? url, timeoutMs))
  return {
    async get(key) {
      const content = await withStorageErrors(
        internalClient().then((client) => client.getObjectArrayBuffer(key)),
      )
      return content && Buffer.from(content)
    },
    async put(key, content) {
      await withStorageErrors(internalClient().then((client) => client.putObject(key, content)))
    },
    async remove(key) {
      await withStorageErrors(internalClient().then((client) => client.deleteObject(key)))
    },
    async *list(prefix) {
      const client = await internalClient()
      let next: string | undefined
      do {
        const page = await withStorageErrors(client.listObjectsPaged('/', prefix, PAGE_SIZE, next))
        if (!page) throw new Error(`There is no bucket at ${url}`)
        for (const { Key, LastModified } of page.objects ?? [])
          yield { name: Key, changedAt: LastModified }
        next = page.nextContinuationToken
      } while (next)
    },
    signedUrl: publicUrl
      ? async (key) =>
          (await publicClient()).getPresignedUrl('GET', key, SIGNED_URL_SECONDS, SIGNED_URL_HEADERS)
      : null,
  }
}

/**
 * Imported on first use, so that an installation that stores files in a folder never loads the S3
 * client.
 */
async function connect(settings: BucketSettings, url: string, timeoutMs: number): Promise<S3mini> {
  const { S3mini } = await import('s3mini')
  return new S3mini({
    endpoint: url,
    region: settings.region,
    accessKeyId: settings.key,
    secretAccessKey: settings.secret,
    fetch: fetchWithRetry(timeoutMs),
  })
}

/** Retrying is safe because every request is idempotent: a PUT replaces the whole object. */
function fetchWithRetry(timeoutMs: number): typeof fetch {
  return async (input, init) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const send = () => fetch(input, { ...init, signal, cache: 'no-store' })
    try {
      const response = await send()
      if (response.status < 500) return response
      await response.body?.cancel()
    } catch (error) {
      if (signal.aborted) throw error
    }
    await sleep(RETRY_DELAY_MS)
    return send()
  }
}

async function withStorageErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isUnavailable(error) ? new StorageUnavailable(error) : error
  }
}

/**
 * A 4xx response, for example because of a wrong key, is a configuration error that a retry cannot
 * solve.
 */
function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, status, cause } = error as { name?: string; status?: number; cause?: unknown }
  if (status !== undefined) return status >= 500 || status === 429
  return name === 'TimeoutError' || name === 'S3NetworkError' || cause !== undefined
}
