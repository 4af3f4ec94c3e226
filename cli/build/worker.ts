import path from 'node:path'
import { build } from 'esbuild'
import { inProject } from '../bootstrap/project.mjs'
import { WORKER_FILE } from './worker-name.ts'

/** Builds the service worker of a build and stores it in the build folder. */
export async function buildWorker(folder: string, hash: string): Promise<void> {
  await build({
    entryPoints: [inProject('worker', 'main.ts')],
    outfile: path.join(folder, WORKER_FILE),
    tsconfig: inProject('worker', 'tsconfig.json'),
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    define: {
      BUILD: JSON.stringify(hash),
      'process.env.NODE_ENV': '"production"',
      // The web server puts it before the script (web/static-files.ts).
      'process.env.SAMPAN_BRAND': 'self.SAMPAN_BRAND',
    },
  })
}
