import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { PictureProblem, PictureTimeout } from './picture-kind'

export interface RawPicture {
  data: Buffer
  width: number
  height: number
}

type Decoded = Omit<RawPicture, 'data'> & { data: Uint8ClampedArray<ArrayBuffer> }
type Answer = Decoded | { isTooLarge: boolean }

const TIMEOUT_MS = 6000
/** Excludes the decoder's WebAssembly memory, which the limit on pixels bounds. */
const HEAP_MB = 64

const workerFile = path.join('server', 'pictures', 'heic-worker.mjs')

/** Decodes HEIC, which sharp cannot read, in a separate thread that is always terminated. */
export async function decodeHeic(bytes: Buffer, maxPixels: number): Promise<RawPicture> {
  const worker = new Worker(path.join(process.cwd(), workerFile), {
    workerData: { bytes: new Uint8Array(bytes), maxPixels },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 16 },
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  })
  const outcome = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => outcome.reject(new PictureTimeout()), TIMEOUT_MS)
  worker.once('message', (answer: Answer) => outcome.resolve(answer))
  worker.once('error', () => outcome.reject(new PictureProblem('DAMAGED')))
  worker.once('exit', () => outcome.reject(new PictureProblem('DAMAGED')))
  try {
    const answer = await outcome.promise
    if (!('data' in answer)) {
      throw new PictureProblem(answer.isTooLarge ? 'TOO_MANY_PIXELS' : 'DAMAGED')
    }
    // A file without dimensions decodes to no pixels.
    if (answer.data.length === 0) throw new PictureProblem('DAMAGED')
    return { ...answer, data: Buffer.from(answer.data.buffer) }
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
