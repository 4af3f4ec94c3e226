import { chmodSync, chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { projectNode } from '../../cli/bootstrap/project.mjs'
import { ensureBuild } from '../../cli/build/build.ts'
import { productEnvironment } from '../../cli/environment.ts'
import { assemble, linked } from '../../tools/ship/assemble.ts'
import { TEST_OPS_TOKEN } from '@/server/testing/backend'

const NOBODY = 65_534

/** The files and the user of the processes of a fleet. */
export interface Deployment {
  /** The content of an image, owned by another user. */
  folder: string
  node: string
  /** The only folder that the processes may write. */
  data: string
  logs: string
  owner: { uid?: number; gid?: number }
  settings: NodeJS.ProcessEnv
  close: () => void
}

export async function openDeployment(home: string, databaseUrl: string): Promise<Deployment> {
  const distDir = await ensureBuild(() => undefined)
  // Other users need permission to pass through it, which a home folder does not grant.
  const root = mkdtempSync(path.join(os.tmpdir(), 'sampan-fleet-'))
  chmodSync(root, 0o755)
  const folder = path.join(root, 'app')
  const node = path.join(root, 'node')
  const data = path.join(root, 'data')
  const logs = path.join(home, 'fleet')
  assemble(folder, distDir, linked)
  linked(realpathSync(projectNode), node)
  mkdirSync(data)
  mkdirSync(logs, { recursive: true })
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(data, NOBODY, NOBODY)
  const { PATH, SECRET_KEY } = productEnvironment(home, databaseUrl)
  return {
    folder,
    node,
    data,
    logs,
    owner: isRoot ? { uid: NOBODY, gid: NOBODY } : {},
    settings: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PATH,
      SECRET_KEY,
      DATA_DIR: data,
      OPS_TOKEN: TEST_OPS_TOKEN,
      TRY_LIMITS: 'relaxed',
      // Shoppers top up with cards that nobody charges.
      DEMO: '1',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      // As in compose.yaml.
      STOP_DELAY_SECONDS: '5',
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  }
}
