import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { BucketSettings } from './pictures/bucket'
import type { WithdrawalTerms } from '@/contracts/withdrawal-charge'
import { brand } from '@/contracts/brand'
import { cardProviderOf } from './adapter-settings'
import { ensureBrand } from './brand-file'
import { BackendSettings, readSettings, withdrawalTermsOf } from './settings'

export interface Config {
  databaseUrl: string
  /** Connects without a pooler, for session features such as advisory locks. */
  directUrl: string
  /** Named prepared statements; off behind a pooler that does not support them. */
  areStatementsNamed: boolean
  /** Read replicas, for public data. */
  replicaUrls: string[]
  replicaLagMs: number
  poolSize: number
  dataDir: string
  /** Storage limit of all uploads that are not in use, in bytes. */
  unusedUploadsBytes: number
  /** Object storage for uploads; undefined stores them in `dataDir`. */
  bucket: BucketSettings | undefined
  /** The public origin of the storefront, for links outside of it. */
  publicOrigin: string | undefined
  opsToken: string | undefined
  /** The token of the test control; undefined disables it. */
  testControl: string | undefined
  /** Demo mode: jobs ship parcels and approve audits. */
  isDemo: boolean
  areTriesRelaxed: boolean
  /** The operator's contact details. */
  service: { email: string; partnerEmail: string; url: string | undefined }
  withdrawalTerms: WithdrawalTerms
  /** Withdrawals of more than this need the approval of two people; undefined: none do. */
  twoPeopleCents: number | undefined
  /** Charges cards for top-ups. */
  cards: CardSettings
  /** Receives top-ups by bank transfer; without one, shoppers ask customer service for it. */
  transferAccount: TransferAccount | undefined
  /** Sends text messages; without it, they are written to the outbox. */
  twilio: TwilioSettings | undefined
  /** Verifies the webhooks of carriers; undefined disables them. */
  carrierSecret: string | undefined
  logLevel: string
  /** A mail server; without one, mail is written to the outbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** The origin of links in mails; never taken from a request. */
  linkOrigin: string
  /** Web Push: the VAPID key, the contact, and whether loopback endpoints are allowed (tests only). */
  push: { privateKey: Buffer; subject: string; isLoopbackAllowed: boolean }
  /** A key derived for one purpose, so that a value made for one is invalid for another. */
  keyFor: (purpose: Purpose) => Buffer
}

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** A stand-in of the API, in tests. */
  apiUrl: string | undefined
}

export type CardSettings =
  { provider: 'none' } | { provider: 'sandbox' } | ({ provider: 'stripe' } & StripeSettings)

export interface TwilioSettings {
  accountSid: string
  authToken: string
  from: string
  /** A stand-in of the API, in tests. */
  apiUrl: string | undefined
}

export interface TransferAccount {
  bankName: string
  holder: string
  accountNo: string
  swift: string | null
}

type Purpose =
  | 'cursor'
  | 'search-vote'
  | 'pay-code'
  | 'one-time-code'
  | 'bank-card'
  | 'bank-card-digest'
  | 'backup'
  | 'push'
  | 'ledger-checkpoint'
  | 'staff-totp'
  | 'webhook-secret'

/** Reads and validates every variable of the backend. Throws with the name of an invalid one. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  ensureBrand()
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
    testControl: values.TEST_CONTROL,
    service: {
      email: values.SERVICE_EMAIL,
      partnerEmail: values.PARTNER_EMAIL,
      url: values.SERVICE_URL,
    },
    isDemo: values.DEMO === '1',
    areTriesRelaxed: values.TRY_LIMITS === 'relaxed',
    withdrawalTerms: withdrawalTermsOf(values),
    twoPeopleCents: values.WITHDRAWAL_TWO_PEOPLE_CENTS,
    cards: cardsOf(values),
    transferAccount: transferAccountOf(values),
    twilio: twilioOf(values),
    carrierSecret: values.CARRIER_WEBHOOK_SECRET,
    logLevel: values.LOG_LEVEL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `${senderName()} <no-reply@${linkOrigin.hostname}>`,
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

/** Mail clients show it; most names need quotation marks. */
function senderName(): string {
  const { en } = brand().name
  return /^[a-z0-9 ]+$/i.test(en) ? en : `"${en}"`
}

/** An account that does not exist, shown in demo mode only. */
function demoAccount(): TransferAccount {
  const { en } = brand().name
  return {
    bankName: `${en} Demo Bank`,
    holder: `${en} Demo`,
    accountNo: '000-0-00000-0',
    swift: 'DEMOTHB0',
  }
}

function transferAccountOf(values: z.output<typeof BackendSettings>): TransferAccount | undefined {
  const { TRANSFER_BANK: bankName, TRANSFER_HOLDER: holder, TRANSFER_ACCOUNT: accountNo } = values
  if (bankName && holder && accountNo)
    return { bankName, holder, accountNo, swift: values.TRANSFER_SWIFT ?? null }
  return values.DEMO === '1' ? demoAccount() : undefined
}

function cardsOf(values: z.output<typeof BackendSettings>): CardSettings {
  const provider = cardProviderOf(values)
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values
  if (provider !== 'stripe') return { provider }
  return {
    provider,
    secretKey: secretKey!,
    webhookSecret: webhookSecret!,
    apiUrl: values.STRIPE_API_URL,
  }
}

function twilioOf(values: z.output<typeof BackendSettings>): TwilioSettings | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = values
  if (!accountSid || !authToken || !from) return undefined
  return { accountSid, authToken, from, apiUrl: values.TWILIO_API_URL }
}

function bucketOf(values: z.output<typeof BackendSettings>): BucketSettings | undefined {
  const { FILES_URL: url, FILES_KEY: key, FILES_SECRET: secret } = values
  if (!url || !key || !secret) return undefined
  return { url, key, secret, region: values.FILES_REGION, publicUrl: values.FILES_PUBLIC_URL }
}

/** 256 random bits as base64url, safe in headers, cookies and URLs. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}
