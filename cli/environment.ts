import { existsSync } from 'node:fs'
import { readBrand } from '../server/brand-file.ts'
import { AllSettings, readSettings } from '../server/settings.ts'
import { Failure } from './bootstrap/failure.mjs'
import { inProject } from './bootstrap/project.mjs'
import { secretsOf } from './data/record.ts'

/** Loads settings from a .env file; the environment takes precedence. */
export function loadEnvFile(): void {
  if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'))
}

/** The test runner chooses the data folder. */
const KEPT_IN_TESTS = ['DATA_DIR']

/** Removes settings, so that tests do not depend on the environment. */
export function clearSettings(): void {
  for (const name of Object.keys(AllSettings.shape))
    if (!KEPT_IN_TESTS.includes(name)) delete process.env[name]
}

/** Checks all settings and the brand before a build or a start. */
export function checkSettings(): void {
  try {
    readSettings(AllSettings.partial())
    readBrand()
  } catch (error) {
    throw new Failure(`${(error as Error).message}.`)
  }
}

/** Nobody must find parcels sent and payments passed by the demo in a real shop. */
const isOwnShop = ({ DATABASE_URL, PUBLIC_ORIGIN }: NodeJS.ProcessEnv) =>
  Boolean(DATABASE_URL) || PUBLIC_ORIGIN?.startsWith('https:')

/** The environment of the web process, the backend and the tools on one data folder. */
export function productEnvironment(
  folder: string,
  databaseUrl: string,
  settings: Record<string, string> = {},
): NodeJS.ProcessEnv {
  const secrets = secretsOf(folder)
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    // More arenas keep the memory of decoded pictures.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    DEMO: process.env.DEMO ?? (isOwnShop(process.env) ? '0' : '1'),
    SECRET_KEY: process.env.SECRET_KEY ?? secrets.secretKey,
    OPS_TOKEN: process.env.OPS_TOKEN ?? secrets.opsToken,
    // Request log lines are not useful on a terminal.
    LOG_LEVEL: process.env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    ...settings,
  }
}

export function wantedPort(): number {
  return Number(process.env.PORT || 3000)
}

export const wantedHost = (): string => process.env.HOST || 'localhost'
