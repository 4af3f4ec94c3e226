import { parentPort, workerData } from 'node:worker_threads'
import heic from 'heic-decode'

/** One picture per worker: the decoder's memory only ever grows, and ends with the thread. */
const { bytes, mostPixels } =
  /** @type {{ bytes: Uint8Array<ArrayBuffer>, mostPixels: number }} */ (workerData)

const [first] = await heic.all({ buffer: bytes })
if (!first || first.width * first.height > mostPixels) {
  parentPort?.postMessage({ isTooLarge: Boolean(first) })
} else {
  const { width, height, data } = await first.decode()
  parentPort?.postMessage({ width, height, data }, [data.buffer])
}
