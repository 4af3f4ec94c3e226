import { z } from 'zod'
// Plain Node runs this file for web/, so it cannot use the alias.
// oxlint-disable-next-line import/no-relative-parent-imports
import { withdrawalSum, type WithdrawalTerms } from '../contracts/withdrawal-charge.ts'
import { ADAPTERS, refuseAdapters } from './adapter-settings.ts'
import { IS_SHIPPED } from './is-shipped.ts'

const Switch = z.enum(['0', '1'])
const WholeCents = z.coerce.number().int().min(0).max(100_000_000)
const Port = z.coerce.number().int().min(0).max(65_535)
const DatabaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgres://user:password@localhost:5432/sampan',
})
const WebAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://shop.example',
})
const isOrigin = (address: string) => {
  const url = URL.parse(address)
  return url !== null && url.pathname === '/' && url.search === '' && url.hash === ''
}

/** Parsed by lib/navigation/region-policy; an invalid value there means the specification's closures. */
const RegionRules = z.array(
  z.strictObject({
    path: z.string().regex(/^\/[A-Za-z]+$/),
    entry: z.enum(['any', 'direct']),
    countries: z.array(z.string().regex(/^[A-Z]{2}$/)).optional(),
  }),
)

function isRegionPolicy(text: string): boolean {
  try {
    return RegionRules.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

/** Percent-encoded, as OpenTelemetry specifies. */
const HEADERS = /^[^\s=,;]+=[^\s,;]*(?:,\s*[^\s=,;]+=[^\s,;]*)*$/

/** Settings of both the web process and the backend. */
const COMMON = {
  DATA_DIR: z.string().min(1).default('.data'),
  /** Read and checked by server/brand-file.ts. */
  BRAND_FILE: z.string().min(1).optional(),
  OPS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  TEST_CONTROL: z.string().min(16, 'must be at least 16 characters').optional(),
  PUBLIC_ORIGIN: WebAddress.refine(isOrigin, 'cannot have a path').optional(),
  PORT: Port.default(3000),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  OTEL_EXPORTER_OTLP_ENDPOINT: WebAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(HEADERS, 'must be name=value, with commas between')
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  STOP_DELAY_SECONDS: z.coerce.number().int().min(0).max(120).default(0),
}

interface Exposure {
  TEST_CONTROL?: string | undefined
  PUBLIC_ORIGIN?: string | undefined
}

/** Test control opens every account and the whole database, so it never runs where shoppers are. */
export function refuseTestControl(
  { TEST_CONTROL, PUBLIC_ORIGIN }: Exposure,
  context: z.core.$RefinementCtx,
  isShipped = IS_SHIPPED,
): void {
  if (!TEST_CONTROL) return
  const refuse = (message: string) =>
    context.addIssue({ code: 'custom', path: ['TEST_CONTROL'], message })
  if (isShipped) refuse('cannot be set in a build made by `npm run ship`; run it from a checkout')
  if (PUBLIC_ORIGIN?.startsWith('https:'))
    refuse('cannot be set where PUBLIC_ORIGIN is https, because it opens every account')
}

/** The bucket is in the host, or is the only path segment. */
const isBucket = (address: string) =>
  URL.canParse(address) && /^\/([a-z0-9][a-z0-9.-]{2,62}\/?)?$/.test(new URL(address).pathname)
const SecretKey = z.string().regex(/^[0-9a-fA-F]{64,}$/, 'must be at least 64 hexadecimal digits')

const BACKEND = {
  ...COMMON,
  ...ADAPTERS,
  DATABASE_URL: DatabaseAddress,
  DATABASE_DIRECT_URL: DatabaseAddress.optional(),
  DATABASE_REPLICA_URL: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(DatabaseAddress))
    .optional(),
  DATABASE_REPLICA_LAG_MS: z.coerce.number().int().min(100).max(60_000).default(1000),
  DATABASE_STATEMENTS: z.enum(['named', 'plain']).default('named'),
  SECRET_KEY: SecretKey,
  DEMO: Switch.default('0'),
  TRY_LIMITS: z.enum(['strict', 'relaxed']).default('strict'),
  UNUSED_UPLOADS_MIB: z.coerce.number().int().min(16).max(10_485_760).default(20_480),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  BACKEND_PORT: Port.default(4000),
  BACKEND_HOST: z.string().min(1).default('127.0.0.1'),
  SERVICE_EMAIL: z.email().default('service@sampan.example'),
  PARTNER_EMAIL: z.email().default('partners@sampan.example'),
  SERVICE_URL: WebAddress.optional(),
  TRANSFER_BANK: z.string().min(1).max(100).optional(),
  TRANSFER_HOLDER: z.string().min(1).max(100).optional(),
  TRANSFER_ACCOUNT: z.string().min(1).max(60).optional(),
  TRANSFER_SWIFT: z
    .string()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'must be a SWIFT code of 8 or 11 characters')
    .optional(),
  WITHDRAW_CHARGE_BASIS_POINTS: z.coerce.number().int().min(0).max(9_999).default(100),
  WITHDRAW_CHARGE_LEAST: WholeCents.default(100),
  WITHDRAW_LEAST: WholeCents.default(1000),
  WITHDRAWAL_TWO_PEOPLE_CENTS: WholeCents.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  MAIL_FROM: z.string().min(3).max(254).optional(),
  FILES_URL: WebAddress.refine(isBucket, 'must name a bucket').optional(),
  FILES_REGION: z.string().min(1).default('us-east-1'),
  FILES_KEY: z.string().min(1).optional(),
  FILES_SECRET: z.string().min(1).optional(),
  /** Pages load pictures of other origins over https only. */
  FILES_PUBLIC_URL: z
    .url({ protocol: /^https$/ })
    .refine(isBucket, 'must name a bucket')
    .optional(),
}

export const BackendSettings = z.object(BACKEND).superRefine((values, context) => {
  refuseTestControl(values, context)
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  for (const name of ['FILES_KEY', 'FILES_SECRET'] as const)
    if (values.FILES_URL && !values[name]) refuse(name, 'is needed with FILES_URL')
  refuseAdapters(values, refuse)
  const account = ['TRANSFER_BANK', 'TRANSFER_HOLDER', 'TRANSFER_ACCOUNT'] as const
  for (const name of account)
    if (!values[name] && account.some((other) => values[other]))
      refuse(name, 'is needed with the rest of the account for bank transfers')
  // The minimum must exceed its own charge.
  if (!withdrawalSum(values.WITHDRAW_LEAST, withdrawalTermsOf(values)))
    refuse('WITHDRAW_LEAST', 'must be more than its own charge')
})

interface Withdrawals {
  WITHDRAW_CHARGE_BASIS_POINTS: number
  WITHDRAW_CHARGE_LEAST: number
  WITHDRAW_LEAST: number
}

export const withdrawalTermsOf = (values: Withdrawals): WithdrawalTerms => ({
  chargeBasisPoints: values.WITHDRAW_CHARGE_BASIS_POINTS,
  chargeMinCents: values.WITHDRAW_CHARGE_LEAST,
  minAmountCents: values.WITHDRAW_LEAST,
})

const WEB = {
  ...COMMON,
  HOST: z.string().min(1).default('localhost'),
  /** Without a key each process generates one, and browsers get a new XSRF pair after a restart. */
  SECRET_KEY: SecretKey.optional(),
  BACKEND_URL: WebAddress.optional(),
  TRUST_PROXY: Switch.default('0'),
  REGION_POLICY: z.string().refine(isRegionPolicy, 'must be a JSON list of rules').optional(),
  MERCHANT_URL: WebAddress.optional(),
  CONSOLE_PORT: Port.optional(),
  PAGE_CACHE_MIB: z.coerce.number().int().min(1).max(65_536).default(256),
}

export const WebSettings = z.object(WEB).superRefine((values, context) => {
  refuseTestControl(values, context)
  // Listeners of one user share a port without an error, and each would get a part of the requests.
  if (values.CONSOLE_PORT && values.CONSOLE_PORT === values.PORT)
    context.addIssue({
      code: 'custom',
      path: ['CONSOLE_PORT'],
      message: `cannot be ${values.PORT}, because PORT is`,
    })
})

/** Every variable that an operator may set. */
export const AllSettings = z.object({ ...WEB, ...BACKEND })

/**
 * Reads the variables of a schema; an empty one counts as unset, as in many env files. Throws with the name of
 * the first invalid one.
 */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  environment: NodeJS.ProcessEnv = process.env,
): z.output<Schema> {
  const given = Object.entries(environment).filter(([, value]) => value !== '')
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`Environment variable ${issue?.path.join('.')}: ${issue?.message}`)
}

/** The settings of the web process, which needs no database with a remote backend. */
export function readWebSettings(environment: NodeJS.ProcessEnv = process.env) {
  const settings = readSettings(WebSettings, environment)
  if (!settings.BACKEND_URL) readSettings(BackendSettings, environment)
  return settings
}
