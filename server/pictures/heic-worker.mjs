import { parentPort, workerData } from 'node:worker_threads'
import heic from 'heic-decode'

/**
 * One picture per worker, because the decoder's memory never shrinks and is only released with the
 * thread.
 */
const { bytes, maxPixels } = /** @type {{ bytes: Uint8Array<ArrayBuffer>, maxPixels: number }} */ (
  workerData
)

const [first] = await heic.all({ buffer: bytes })
if (!first || first.width * first.height > maxPixels) {
  parentPort?.postMessage({ isTooLarge: Boolean(first) })
} else {
  const { width, height, data } = await first.decode()
  parentPort?.postMessage({ width, height, data }, [data.buffer])
}
