/** The service worker's file in the build folder and its URL path at the root. */
export const WORKER_FILE = 'worker.js'
