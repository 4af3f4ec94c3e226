import type { Upload, UploadPurpose } from '@/contracts/schemas/uploads'
import { CODE } from '@/contracts/codes'
import { MAX_PART_BYTES } from '@/contracts/upload-limits'
import { ApiError } from '@/lib/api/api-error'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { RETRY_DELAYS_MS, waitForNetwork } from '@/lib/uploads/retry-delay'

const contract = () => import('@/contracts/uploads')

const FIRST_PART_BYTES = 128 * 1024
const MIN_PART_BYTES = 32 * 1024
/** If a part takes less, the next part is twice as large. */
const QUICK_MS = 700

export interface SendingOptions {
  signal: AbortSignal
  /** Called with the uploaded share, 0 to 1. */
  onProgress: (share: number) => void
  /** Called with whether it waits for the network. */
  onWaiting: (isWaiting: boolean) => void
}

export interface Sending {
  /** Uploads the remaining parts; after a failure it resumes where it stopped. */
  send: (options: SendingOptions) => Promise<Upload>
  /** Deletes the uploaded parts on the server. */
  drop: () => Promise<void>
}

/** Uploads one picture in parts small enough for the call timeout on a slow connection. */
export function createSending(picture: Blob, purpose: UploadPurpose): Sending {
  let id: string | undefined
  let received = 0
  let partBytes = FIRST_PART_BYTES

  async function begin(signal: AbortSignal) {
    const input = { purpose, size: picture.size }
    const begun = await callEndpoint(contract, 'beginUpload', input, quietly(signal))
    id = begun.id
    received = begun.received
    return begun.id
  }

  async function sendPart(name: string, signal: AbortSignal) {
    const file = new File([picture.slice(received, received + partBytes)], 'part')
    const startedAt = performance.now()
    try {
      const input = { id: name, offset: received, file }
      const answer = await callEndpoint(contract, 'sendUploadPart', input, quietly(signal))
      received = answer.received
    } catch (error) {
      partBytes = Math.max(MIN_PART_BYTES, partBytes / 2)
      throw error
    }
    if (performance.now() - startedAt < QUICK_MS)
      partBytes = Math.min(MAX_PART_BYTES, partBytes * 2)
  }

  async function sendOn({ signal, onProgress }: SendingOptions): Promise<Upload> {
    const name = id ?? (await begin(signal))
    while (received < picture.size) {
      await sendPart(name, signal)
      onProgress(received / picture.size)
    }
    return callEndpoint(contract, 'finishUpload', { id: name }, quietly(signal))
  }

  return {
    async send(options) {
      let failures = 0
      for (;;) {
        const before = received
        try {
          return await sendOn(options)
        } catch (error) {
          failures = received > before ? 1 : failures + 1
          if (isForgotten(error)) id = undefined
          if (!mayHelpToWait(error) || failures > RETRY_DELAYS_MS.length) throw error
          options.onWaiting(true)
          await waitForNetwork(failures, options.signal)
          options.onWaiting(false)
        }
      }
    },
    async drop() {
      if (id)
        await callEndpoint(contract, 'cancelUpload', { id }, { quiet: true, allowRepeat: true })
    },
  }
}

const quietly = (signal: AbortSignal) => ({ signal, quiet: true, allowRepeat: true }) as const

/** A failure of the connection, the time limit or the server, not of the picture. */
function mayHelpToWait(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.code === CODE.tooMany || isForgotten(error)) return true
  return error.kind === 'network' || error.kind === 'timeout' || error.status >= 500
}

/** The server deleted the parts meanwhile: the upload starts over. */
function isForgotten(error: unknown): boolean {
  return error instanceof ApiError && error.code === CODE.notFound
}
