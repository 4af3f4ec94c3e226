import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { DataOf, Endpoint } from '@/contracts/endpoint'
import { createApp, type Backend } from '@/server/app'
import type { Config } from '@/server/config'
import { JOB_TIMEOUTS, type PoolTimeouts } from '@/server/db/connection'
import { digestOf } from '@/server/domain/digest'
import { createTestDatabase, type TestDatabase } from './database'
import { insertTestCatalogue } from './test-catalogue'
import { watchErrors } from './undocumented-errors'

export const TEST_OPS_TOKEN = 'operators-of-the-test'
export const TEST_CONTROL_TOKEN = 'test-control-of-the-test'

export interface Answer<Data> {
  status: number
  code: number
  msg: string
  data: Data
  headers: Headers
}

export interface CallOptions {
  token?: string
  key?: string
  locale?: string
  ip?: string
  headers?: Record<string, string>
}

export interface TestBackend {
  backend: Backend
  /** Calls an operation by its contract, as an external client does, and returns the raw envelope. */
  ask: <E extends Endpoint>(
    endpoint: E,
    input?: unknown,
    options?: CallOptions,
  ) => Promise<Answer<DataOf<E>>>
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  close: () => Promise<void>
}

/** A separate backend over a new database with two small shops; `own` settings override the defaults. */
export async function openTestBackend(own: Partial<Config> = {}): Promise<TestBackend> {
  // Fifty parallel changes of one account wait for each other, and on a slow machine longer than a shopper may.
  const test = await openBackend(await createTestDatabase(), own, JOB_TIMEOUTS)
  await insertTestCatalogue(test.backend.services.db)
  return test
}

/** A separate backend over the demo catalogue. */
export async function openDemoBackend(): Promise<TestBackend> {
  return openBackend(await createTestDatabase('demo'))
}

/** A backend over an existing database, by default with the timeouts of the product. */
export async function openBackend(
  database: TestDatabase,
  own: Partial<Config> = {},
  timeouts?: PoolTimeouts,
): Promise<TestBackend> {
  const dataDir = path.join('.data', 'test', `files-${randomUUID()}`)
  const config: Config = {
    databaseUrl: database.url,
    directUrl: database.url,
    areStatementsNamed: true,
    replicaUrls: [],
    replicaLagMs: 1000,
    poolSize: 10,
    dataDir,
    unusedUploadsBytes: 1024 ** 3,
    bucket: undefined,
    cards: { provider: 'sandbox' },
    transferAccount: undefined,
    twilio: undefined,
    carrierSecret: undefined,
    publicOrigin: undefined,
    opsToken: TEST_OPS_TOKEN,
    testControl: TEST_CONTROL_TOKEN,
    isDemo: false,
    areTriesRelaxed: false,
    service: { email: 'service@example.com', partnerEmail: 'partners@example.com', url: undefined },
    withdrawalTerms: { chargeBasisPoints: 100, chargeMinCents: 100, minAmountCents: 1000 },
    twoPeopleCents: undefined,
    logLevel: 'silent',
    smtpUrl: undefined,
    mailFrom: 'Sampan <no-reply@sampan.example>',
    linkOrigin: 'https://sampan.example',
    push: {
      privateKey: digestOf('test key for push'),
      subject: 'mailto:service@example.com',
      isLoopbackAllowed: false,
    },
    keyFor: (purpose) => digestOf(`test key for ${purpose}`),
    ...own,
  }
  const backend = createApp(config, timeouts)
  const watch = watchErrors()
  const fetch = async (path: string, init?: RequestInit) =>
    backend.fetch(new Request(`http://backend${path}`, init))
  return {
    backend,
    fetch,
    ask: async (endpoint, input, options) => {
      const response = await fetch(...requestFor(endpoint, input, options))
      const envelope = await envelopeOf(response)
      watch.refuse()
      return { status: response.status, headers: response.headers, ...envelope } as never
    },
    close: async () => {
      watch.end()
      await backend.connection.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      watch.refuse()
    },
  }
}

/** A file is answered without an envelope; that of a spreadsheet is the data. */
async function envelopeOf(response: Response): Promise<object> {
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('json')) return (await response.json()) as object
  return { code: 1, msg: '', data: type.startsWith('text/csv') ? await response.text() : null }
}

/** A call of the contract as a request, also for a backend over the network. */
export function requestFor(
  endpoint: Endpoint,
  input: unknown,
  options: CallOptions = {},
): [string, RequestInit] {
  const headers: Record<string, string> = {
    'accept-language': options.locale ?? 'en',
    'x-forwarded-for': options.ip ?? '192.0.2.1',
    ...(options.token ? { token: options.token } : {}),
    ...(options.key ? { 'idempotency-key': options.key } : {}),
    ...authorizationFor(endpoint),
    ...options.headers,
  }
  if (endpoint.method === 'get') {
    const search = input ? `?${encode(input)}` : ''
    return [endpoint.path + search, { headers }]
  }
  const body = typeof input === 'string' ? input : JSON.stringify(input ?? {})
  return [
    endpoint.path,
    { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body },
  ]
}

function authorizationFor({ access }: Endpoint): Record<string, string> {
  if (access === 'operator' || typeof access === 'object')
    return { authorization: `Bearer ${TEST_OPS_TOKEN}` }
  return access === 'tester' ? { authorization: `Bearer ${TEST_CONTROL_TOKEN}` } : {}
}

function encode(input: object, prefix = ''): string {
  return Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const key = prefix ? `${prefix}[${name}]` : name
      return typeof value === 'object' && value !== null
        ? encode(value, key)
        : `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`
    })
    .join('&')
}

/** An Idempotency-Key that was not used before. */
export const newKey = () => randomUUID()
