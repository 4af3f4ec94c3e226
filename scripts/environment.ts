import { existsSync } from 'node:fs'
import { inProject } from './bootstrap/project.mjs'
import { secretsOf } from './data/record.ts'

/** Settings may also stand in a .env file; what is set in the environment itself wins. */
export function loadEnvFile(): void {
  if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'))
}

/** What an operator may have set for the shop and a test must not inherit. */
const SETTINGS = [
  'BACKEND_URL',
  'DATABASE_POOL',
  'DATABASE_URL',
  'DEMO',
  'HOST',
  'LOG_LEVEL',
  'MAIL_FROM',
  'MERCHANT_URL',
  'OPS_TOKEN',
  'PAGE_CACHE_MIB',
  'PARTNER_EMAIL',
  'PORT',
  'PUBLIC_ORIGIN',
  'PUSH_PRIVATE_KEY',
  'REDIS_URL',
  'REGION_POLICY',
  'SECRET_KEY',
  'SERVICE_EMAIL',
  'SERVICE_URL',
  'SMTP_URL',
  'TRUST_PROXY',
  'TRY_LIMITS',
  'WITHDRAW_CHARGE_BASIS_POINTS',
  'WITHDRAW_CHARGE_LEAST',
  'WITHDRAW_LEAST',
]

/** Makes a test run the same wherever it runs. */
export function forgetSettings(): void {
  for (const name of SETTINGS) delete process.env[name]
}

/** What the web process, the backend and the tools run with on one data folder. */
export function productEnvironment(
  folder: string,
  databaseUrl: string,
  settings: Record<string, string> = {},
): NodeJS.ProcessEnv {
  const secrets = secretsOf(folder)
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    DEMO: process.env.DEMO ?? (process.env.DATABASE_URL ? '0' : '1'),
    SECRET_KEY: process.env.SECRET_KEY ?? secrets.secretKey,
    OPS_TOKEN: process.env.OPS_TOKEN ?? secrets.opsToken,
    // A line for each request belongs into a log, and only clutters a terminal.
    LOG_LEVEL: process.env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    ...settings,
  }
}

export function wantedPort(): number {
  return Number(process.env.PORT || 3000)
}

export const wantedHost = (): string => process.env.HOST || 'localhost'
