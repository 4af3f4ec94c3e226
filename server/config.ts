import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { BucketSettings } from './pictures/bucket'
import type { WithdrawalTerms } from './domain/withdrawal-charge'
import { BackendSettings, readSettings, withdrawalTermsOf } from './settings'

export interface Config {
  databaseUrl: string
  /** Past any pooler: for what needs one connection for itself, as a lock that lives with it does. */
  directUrl: string
  /** Off behind a pooler that does not keep statements by their names. */
  areStatementsNamed: boolean
  /** Copies that follow it, for what every visitor may read. */
  replicaUrls: string[]
  replicaLagMs: number
  poolSize: number
  dataDir: string
  /** What pictures may take up in all that nothing refers to. */
  unusedUploadsBytes: number
  /** Where shoppers' pictures lie; without one in a folder of `dataDir`. */
  bucket: BucketSettings | undefined
  /** Where shoppers reach the storefront, for addresses that are read elsewhere. */
  publicOrigin: string | undefined
  opsToken: string | undefined
  /** Parcels and audits move by themselves, as on a newcomer's machine. */
  isDemo: boolean
  areTriesRelaxed: boolean
  /** How shoppers and partners reach the operator. */
  service: { email: string; partnerEmail: string; url: string | undefined }
  withdrawalTerms: WithdrawalTerms
  logLevel: string
  /** A mail server; without one mail is put into the outbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** What links in mails begin with: never what a request says of itself. */
  linkOrigin: string
  /** How push services know this shop: its key, whom they may write to, and whether it may reach itself (tests alone). */
  push: { privateKey: Buffer; subject: string; isLoopbackAllowed: boolean }
  /** A key for one purpose only, so that a value made for one can never stand in for another. */
  keyFor: (purpose: Purpose) => Buffer
}

type Purpose =
  'cursor' | 'pay-code' | 'one-time-code' | 'bank-card' | 'bank-card-digest' | 'backup' | 'push'

/** Every variable the backend reads, checked at start. Throws with the name of the one that is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const values = readSettings(BackendSettings, environment)
  const linkOrigin = new URL(values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`)
  const keyFor = (purpose: Purpose) =>
    createHash('sha256').update(`${purpose}:${values.SECRET_KEY}`).digest()
  return {
    databaseUrl: values.DATABASE_URL,
    directUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    areStatementsNamed: values.DATABASE_STATEMENTS === 'named',
    replicaUrls: values.DATABASE_REPLICA_URL ?? [],
    replicaLagMs: values.DATABASE_REPLICA_LAG_MS,
    poolSize: values.DATABASE_POOL,
    dataDir: values.DATA_DIR,
    unusedUploadsBytes: values.UNUSED_UPLOADS_MIB * 1024 * 1024,
    bucket: bucketOf(values),
    publicOrigin: values.PUBLIC_ORIGIN && new URL(values.PUBLIC_ORIGIN).origin,
    opsToken: values.OPS_TOKEN,
    service: {
      email: values.SERVICE_EMAIL,
      partnerEmail: values.PARTNER_EMAIL,
      url: values.SERVICE_URL,
    },
    isDemo: values.DEMO === '1',
    areTriesRelaxed: values.TRY_LIMITS === 'relaxed',
    withdrawalTerms: withdrawalTermsOf(values),
    logLevel: values.LOG_LEVEL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Sampan <no-reply@${linkOrigin.hostname}>`,
    linkOrigin: linkOrigin.origin,
    push: {
      privateKey: values.PUSH_PRIVATE_KEY
        ? Buffer.from(values.PUSH_PRIVATE_KEY, 'base64url')
        : keyFor('push'),
      subject: `mailto:${values.SERVICE_EMAIL}`,
      isLoopbackAllowed: false,
    },
    keyFor,
  }
}

function bucketOf(values: z.output<typeof BackendSettings>): BucketSettings | undefined {
  const { FILES_URL: url, FILES_KEY: key, FILES_SECRET: secret } = values
  if (!url || !key || !secret) return undefined
  return { url, key, secret, region: values.FILES_REGION, publicUrl: values.FILES_PUBLIC_URL }
}

/** 256 random bits, safe in a header, a cookie and a URL. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}
