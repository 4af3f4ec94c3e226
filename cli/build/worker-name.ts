/** Beside the files of its build, and at the root of the site. */
export const WORKER_FILE = 'worker.js'
