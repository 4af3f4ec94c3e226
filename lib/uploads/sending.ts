import type { Upload, UploadPurpose } from '@/contracts/schemas/uploads'
import { CODE } from '@/contracts/codes'
import { ApiError } from '@/lib/api/api-error'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { PATIENCE, waitForNetwork } from '@/lib/uploads/patience'

const contract = () => import('@/contracts/uploads')

const FIRST_PART_BYTES = 128 * 1024
const LEAST_PART_BYTES = 32 * 1024
const MOST_PART_BYTES = 1024 * 1024
/** A part that takes less than this may be twice as large the next time. */
const QUICK_MS = 700

export interface SendingOptions {
  signal: AbortSignal
  /** Told the share that has arrived, 0 to 1. */
  onProgress: (share: number) => void
  /** Told whether it waits for the network. */
  onWaiting: (isWaiting: boolean) => void
}

export interface Sending {
  /** Sends what is missing. Called again after a failure it goes on where it stopped. */
  send: (options: SendingOptions) => Promise<Upload>
  /** Throws away on the server what has arrived. */
  drop: () => Promise<void>
}

/** Sends one picture in parts, each of which fits into a call's time also on a slow line. */
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
      partBytes = Math.max(LEAST_PART_BYTES, partBytes / 2)
      throw error
    }
    if (performance.now() - startedAt < QUICK_MS)
      partBytes = Math.min(MOST_PART_BYTES, partBytes * 2)
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
          if (!mayHelpToWait(error) || failures > PATIENCE.length) throw error
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

/** The connection, the clock or the server failed, not the picture. */
function mayHelpToWait(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.code === CODE.tooMany || isForgotten(error)) return true
  return error.kind === 'network' || error.kind === 'timeout' || error.status >= 500
}

/** Its parts were swept away in the meantime: it is sent from the start. */
function isForgotten(error: unknown): boolean {
  return error instanceof ApiError && error.code === CODE.notFound
}
