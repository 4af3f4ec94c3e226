import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { PictureProblem } from './picture-kind'

export interface RawPicture {
  data: Buffer
  width: number
  height: number
}

type Drawn = Omit<RawPicture, 'data'> & { data: Uint8ClampedArray<ArrayBuffer> }
type Answer = Drawn | { isTooLarge: boolean }

const LIMIT_MS = 6000
/** The decoder's own memory lies outside; what it draws is bounded by the pixels. */
const HEAP_MB = 64

const workerFile = path.join('server', 'pictures', 'heic-worker.mjs')

/** Draws what phones make, which sharp cannot read, in a thread of its own that ends in any case. */
export async function decodeHeic(bytes: Buffer, mostPixels: number): Promise<RawPicture> {
  const worker = new Worker(path.join(process.cwd(), workerFile), {
    workerData: { bytes: new Uint8Array(bytes), mostPixels },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 16 },
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  })
  const outcome = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => outcome.reject(new PictureProblem('DAMAGED')), LIMIT_MS)
  worker.once('message', (answer: Answer) => outcome.resolve(answer))
  worker.once('error', () => outcome.reject(new PictureProblem('DAMAGED')))
  worker.once('exit', () => outcome.reject(new PictureProblem('DAMAGED')))
  try {
    const answer = await outcome.promise
    if (!('data' in answer)) {
      throw new PictureProblem(answer.isTooLarge ? 'TOO_MANY_PIXELS' : 'DAMAGED')
    }
    // A file that does not say how large it is has no pixels.
    if (answer.data.length === 0) throw new PictureProblem('DAMAGED')
    return { ...answer, data: Buffer.from(answer.data.buffer) }
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
