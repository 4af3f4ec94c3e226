import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { getUserInfo } from '@/contracts/account'
import type { Endpoint, Schemas } from '@/contracts/endpoint'
import { schemasOf } from '@/contracts/schemas/all'
import { writeArticles } from '@/server/db/seed/articles/articles'
import { users } from '@/server/db/tables/accounts'
import { hashPassword } from '@/server/services/accounts/passwords'
import { openTestBackend, requestFor, type TestBackend } from '@/server/testing/backend'
import { openShoppers } from '@/server/testing/quick-shoppers'
import { checkLedger, inFlight, times } from '../calls'
import type { SuiteContext, Suite } from '../suite'
import { ACCOUNT_SCENARIOS } from './account-scenarios'
import { defectIn } from './answers'
import { Coverage, FUZZED } from './coverage'
import { InputMaker, schemaOf } from './input-maker'
import { MONEY_SCENARIOS } from './money-scenarios'
import { ScenarioRunner, type Scenario, ScenarioEnded, type Visitor } from './scenario-runner'
import { READING_SCENARIOS } from './reading-scenarios'
import { fuzzUploads } from './uploads'

const IN_FLIGHT = 12
const SHOPPERS = 16
const BALANCE = 1_000_000
/** Defects that are reported in full. */
const TOLD = 10
const TOLD_EVERY = 25_000

/** The share of steps that are complete scenarios of several calls, which create more state. */
const SCENARIOS = 0.02
/** The largest number of outcomes of a scenario. */
const MAX_ENDS = 3
/** Slow scenarios, because of hashing, run less often. */
const MONEY_SHARE = 0.9
const OTHER_SCENARIOS = [...ACCOUNT_SCENARIOS, ...READING_SCENARIOS]

type Call = { endpoint: Endpoint; query: object; body: object }

export const fuzz: Suite = {
  name: 'fuzz',
  proves:
    'Generated calls, valid and invalid, and deceptive files get a response with a message: no 5xx, no stack trace and no SQL, none slower than 8 s; the ledger balances afterwards.',
  async run(context) {
    const shop = await openTestBackend({ areTriesRelaxed: true, testControl: undefined })
    try {
      await writeWords(shop)
      await fuzzCalls(context, shop)
      await fuzzUploads(context, shop)
      await checkLedger(context, shop.backend.services.config.databaseUrl)
    } finally {
      await shop.close()
    }
  },
}

/** Help and law: without them their calls never succeed. */
async function writeWords({ backend }: TestBackend): Promise<void> {
  const client = await backend.connection.pool.connect()
  await writeArticles(client).finally(() => client.release())
}

async function fuzzCalls(context: SuiteContext, shop: TestBackend): Promise<void> {
  const coverage = new Coverage(shop)
  const fuzzRun = new FuzzRun(context, shop, coverage)
  await fuzzRun.replaceVisitors()
  // Every outcome of every scenario runs at least once, also at the end, when generated calls have changed the data.
  const told = [...MONEY_SCENARIOS, ...ACCOUNT_SCENARIOS, ...READING_SCENARIOS]
  for (const end of times(MAX_ENDS))
    for (const scenario of told) await fuzzRun.runAlone(scenario, end)
  coverage.expectAll(context, 'every call of the contracts is in a scenario')
  await inFlight(times(context.size(1_000_000, 4000)), IN_FLIGHT, () => fuzzRun.step())
  await fuzzRun.replaceVisitors()
  for (const scenario of told) await fuzzRun.runAlone(scenario, 0)
  const { defects, broken } = fuzzRun
  context.expect(
    'no response is a defect',
    defects.length === 0,
    defects.slice(0, TOLD).join(' · '),
  )
  context.expect('no scenario failed at the end', broken.length === 0, broken.join(' · '))
  coverage.report(context)
}

class FuzzRun {
  readonly defects: string[] = []
  /** Scenarios that failed while they ran alone. */
  readonly broken: string[] = []
  readonly #calls: [string, Call][]
  readonly #keys: string[] = [randomUUID()]
  #visitors: Visitor[] = []
  #made = 0

  constructor(
    readonly context: SuiteContext,
    readonly shop: TestBackend,
    readonly coverage: Coverage,
  ) {
    this.#calls = FUZZED.map(([name, endpoint]) => {
      const { query, body }: Schemas = schemasOf(endpoint)
      return [name, { endpoint, query: schemaOf(query), body: schemaOf(body) }]
    })
  }

  async replaceVisitors(): Promise<void> {
    const { db } = this.shop.backend.services
    const opened = await openShoppers(db, SHOPPERS, BALANCE)
    const ids = opened.map(({ id }) => id)
    const hash = await hashPassword('sampan1')
    await db.update(users).set({ passwordHash: hash }).where(inArray(users.id, ids))
    this.#visitors = opened.map((shopper) => {
      const maker = new InputMaker(this.context.random.named(`inputs of ${shopper.id}`))
      maker.learn({ address_id: shopper.addressId })
      return { shopper, maker }
    })
  }

  /** While no other calls run. */
  async runAlone(scenario: Scenario, end: number): Promise<void> {
    const ended = await this.#run(scenario, this.#visitors[0]!, end)
    if (ended) this.broken.push(`${scenario.name}: ${ended.message}`)
  }

  async #run(scenario: Scenario, visitor: Visitor, end?: number): Promise<ScenarioEnded | null> {
    const { context, coverage } = this
    try {
      await scenario(new ScenarioRunner(context, coverage.shop, visitor, context.random, end))
      context.count('complete scenarios')
      return null
    } catch (error) {
      if (!(error instanceof ScenarioEnded)) throw error
      context.count('scenarios interrupted by generated calls')
      return error
    }
  }

  async step(): Promise<void> {
    const { random } = this.context
    const visitor = random.pick(this.#visitors)!
    if (random.next() < SCENARIOS) {
      const scenarios = random.next() < MONEY_SHARE ? MONEY_SCENARIOS : OTHER_SCENARIOS
      return void (await this.#run(random.pick(scenarios)!, visitor))
    }
    const [name, call] = random.pick(this.#calls)!
    const token = random.next() < 0.95 ? visitor.shopper.token : 'stale'
    const [path, init] = this.#request(call, visitor.maker, token)
    const began = performance.now()
    const answer = await this.shop.fetch(path, init)
    const text = await textOf(answer)
    const tookMs = performance.now() - began
    this.context.count('calls')
    this.#made += 1
    if (this.#made % TOLD_EVERY === 0) this.context.say(`${this.#made.toLocaleString('en')} calls`)
    this.context.peak('slowest ms', tookMs)
    const defect = defectIn(answer.status, text, tookMs)
    const asked = `${path.slice(0, 200)} ${bodyOf(init)}`
    if (defect) this.defects.push(`${name}: ${defect}: ${asked} → ${text.slice(0, 300)}`)
    await this.#read(name, call, text, visitor)
  }

  async #read(name: string, { endpoint }: Call, text: string, visitor: Visitor): Promise<void> {
    const envelope = parsed(text)
    if (envelope?.code === 1) {
      this.coverage.note(name)
      this.context.count('calls that succeeded')
      visitor.maker.learn(envelope.data)
    }
    // Signing out and changing a password end sessions: more shoppers sign in when few are left.
    if (envelope?.code !== 401 || endpoint.access !== 'shopper') return
    const isHere = await isSignedIn(this.shop, visitor)
    if (!isHere) this.#visitors = this.#visitors.filter((one) => one !== visitor)
    if (this.#visitors.length < SHOPPERS / 2) await this.replaceVisitors()
  }

  #request(call: Call, maker: InputMaker, token: string): [string, RequestInit] {
    const { endpoint, query, body } = call
    const { random } = this.context
    const isGet = endpoint.method === 'get'
    const right = maker.make(isGet ? query : body) ?? {}
    const input = random.next() < 0.6 ? right : maker.spoil(right)
    const [path, init] = requestFor(endpoint, isGet ? asObject(input) : input, {
      token,
      key: this.#key(),
      ip: `192.0.2.${random.between(1, 250)}`,
      locale: random.pick(['en', 'th', 'ja', 'zh-CN', 'xx', '*;q=9'])!,
    })
    if (isGet) return [path.slice(0, 8000), init]
    const isWhole = typeof init.body !== 'string' || random.next() < 0.97
    return [path, isWhole ? init : { ...init, body: broken(init.body as string) }]
  }

  /** Usually a new one; sometimes one that was used before, and sometimes an invalid one. */
  #key(): string {
    const { random } = this.context
    const draw = random.next()
    if (draw < 0.1) return random.pick(this.#keys)!
    if (draw < 0.13) return 'not a key'
    const key = randomUUID()
    if (draw < 0.3) this.#keys.push(key)
    if (this.#keys.length > 100) this.#keys.shift()
    return key
  }
}

async function isSignedIn(shop: TestBackend, { shopper }: Visitor): Promise<boolean> {
  return (await shop.ask(getUserInfo, undefined, { token: shopper.token })).code === 1
}

/** An event stream does not end: its start is enough. */
async function textOf(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text()
  await answer.body?.cancel()
  return ''
}

function parsed(text: string): { code: number; data: unknown } | null {
  try {
    return JSON.parse(text) as { code: number; data: unknown }
  } catch {
    return null
  }
}

/** A URL cannot contain lone surrogates. */
const asObject = (input: unknown): object => {
  const object = typeof input === 'object' && input !== null ? input : { value: input }
  return JSON.parse(
    JSON.stringify(object, (_, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    ),
  ) as object
}

const broken = (text: string) => text.slice(0, Math.max(1, Math.floor(text.length / 2)))
const bodyOf = ({ body }: RequestInit) => (typeof body === 'string' ? body.slice(0, 300) : '')
