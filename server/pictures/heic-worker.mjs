import { parentPort, workerData } from 'node:worker_threads'
import heic from 'heic-decode'

/** One picture per worker: the decoder's memory only ever grows, and ends with the thread. */
const [first] = await heic.all({ buffer: workerData.bytes })
if (!first || first.width * first.height > workerData.mostPixels) {
  parentPort?.postMessage({ isTooLarge: Boolean(first) })
} else {
  const { width, height, data } = await first.decode()
  parentPort?.postMessage({ width, height, data }, [data.buffer])
}
