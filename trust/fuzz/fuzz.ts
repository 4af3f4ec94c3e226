import { inArray } from 'drizzle-orm'
import { getUserInfo } from '@/contracts/account'
import { startAdminImport } from '@/contracts/admin-imports'
import type { Endpoint } from '@/contracts/endpoint'
import { writeArticles } from '@/server/db/seed/articles/articles'
import { users } from '@/server/db/tables/accounts'
import { hashPassword } from '@/server/services/accounts/passwords'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { openShoppers } from '@/server/testing/quick-shoppers'
import { permissionOf } from '@/server/testing/staff'
import { checkLedger, inFlight, times } from '../calls'
import type { SuiteContext, Suite } from '../suite'
import { ACCOUNT_SCENARIOS } from './account-scenarios'
import { defectIn } from './answers'
import { BACK_OFFICE_SCENARIOS, TWO_PEOPLE_CENTS } from './back-office-scenarios'
import { CATALOGUE_SCENARIOS } from './catalogue-scenarios'
import { CONTENT_SCENARIOS } from './content-scenarios'
import { Coverage } from './coverage'
import { GeneratedCalls } from './generated-calls'
import { ImportJobs } from './import-jobs'
import { InputMaker } from './input-maker'
import { MONEY_SCENARIOS } from './money-scenarios'
import { ORDER_DESK_SCENARIOS } from './order-desk-scenarios'
import { ScenarioRunner, type Scenario, ScenarioEnded, type Visitor } from './scenario-runner'
import { READING_SCENARIOS } from './reading-scenarios'
import { StaffCaller } from './staff-caller'
import { STAFF_SCENARIOS } from './staff-scenarios'
import { fuzzUploads } from './uploads'

const IN_FLIGHT = 12
const SHOPPERS = 16
const BALANCE = 1_000_000
/** Defects that are reported in full. */
const TOLD = 10
const TOLD_EVERY = 25_000

/** The share of steps that are complete scenarios of several calls, which create more state. */
const SCENARIOS = 0.02
/** Slow scenarios, because of hashing and pictures, run less often. */
const FAST_SHARE = 0.9
const FAST_SCENARIOS = [...MONEY_SCENARIOS, ...ORDER_DESK_SCENARIOS]
const OTHER_SCENARIOS = [
  ...STAFF_SCENARIOS,
  ...CATALOGUE_SCENARIOS,
  ...CONTENT_SCENARIOS,
  ...BACK_OFFICE_SCENARIOS,
  ...ACCOUNT_SCENARIOS,
  ...READING_SCENARIOS,
]

export const fuzz: Suite = {
  name: 'fuzz',
  proves:
    'Generated calls, valid and invalid, and deceptive files get a response with a message: no 5xx, no stack trace and no SQL, none slower than 8 s; the ledger balances afterwards.',
  async run(context) {
    const shop = await openTestBackend({
      areTriesRelaxed: true,
      testControl: undefined,
      twoPeopleCents: TWO_PEOPLE_CENTS,
    })
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
  await fuzzRun.begin()
  // Every outcome of every scenario runs at least once, also at the end, when generated calls have changed the data.
  const told = [...OTHER_SCENARIOS, ...FAST_SCENARIOS]
  for (const scenario of told)
    for (let end = 0, ends = 1; end < ends; end += 1) ends = await fuzzRun.runAlone(scenario, end)
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
  readonly #generated: GeneratedCalls
  readonly #staff: StaffCaller
  readonly #imports: ImportJobs
  #visitors: Visitor[] = []
  #made = 0

  constructor(
    readonly context: SuiteContext,
    readonly shop: TestBackend,
    readonly coverage: Coverage,
  ) {
    const { random } = context
    this.#imports = new ImportJobs(shop)
    this.#generated = new GeneratedCalls(random)
    this.#staff = new StaffCaller(() => this.#runner(random.pick(this.#visitors)!))
  }

  async begin(): Promise<void> {
    await this.replaceVisitors()
    await this.#staff.reopen()
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

  /** While no other calls run. Returns the number of outcomes of the scenario. */
  async runAlone(scenario: Scenario, end: number): Promise<number> {
    const runner = this.#runner(this.#visitors[0]!, end)
    const ended = await this.#run(scenario, runner)
    if (ended) this.broken.push(`${scenario.name}: ${ended.message}`)
    return runner.ends
  }

  #runner(visitor: Visitor, end?: number): ScenarioRunner {
    const { context, coverage } = this
    return new ScenarioRunner(context, coverage.shop, visitor, this.#imports, end)
  }

  async #run(scenario: Scenario, runner: ScenarioRunner): Promise<ScenarioEnded | null> {
    const { context } = this
    try {
      await scenario(runner)
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
      const scenarios = random.next() < FAST_SHARE ? FAST_SCENARIOS : OTHER_SCENARIOS
      return void (await this.#run(random.pick(scenarios)!, this.#runner(visitor)))
    }
    const call = this.#generated.pick()
    const { name, endpoint } = call
    const { maker } = visitor
    const token = random.next() < 0.95 ? visitor.shopper.token : 'stale'
    const headers = this.#staff.headersFor(endpoint, random.next())
    const [path, init] = this.#generated.request(call, { maker, token, headers })
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
    await this.#read(name, endpoint, text, visitor)
  }

  async #read(name: string, endpoint: Endpoint, text: string, visitor: Visitor): Promise<void> {
    const envelope = parsed(text)
    if (envelope?.code === 1) {
      this.coverage.note(name)
      this.context.count('calls that succeeded')
      visitor.maker.learn(envelope.data)
      if (endpoint === startAdminImport) await this.#import()
    }
    if (envelope?.code === 401 && permissionOf(endpoint)) await this.#staff.reopen()
    // Signing out and changing a password end sessions: more shoppers sign in when few are left.
    if (envelope?.code !== 401 || endpoint.access !== 'shopper') return
    const isHere = await isSignedIn(this.shop, visitor)
    if (!isHere) this.#visitors = this.#visitors.filter((one) => one !== visitor)
    if (this.#visitors.length < SHOPPERS / 2) await this.replaceVisitors()
  }

  /** What is wrong with a file is stored, and throws nothing. */
  async #import(): Promise<void> {
    try {
      await this.#imports.run()
      this.context.count('generated files imported')
    } catch (error) {
      this.defects.push(`the import of a file: ${String(error).slice(0, 300)}`)
    }
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

const bodyOf = ({ body }: RequestInit) => (typeof body === 'string' ? body.slice(0, 300) : '')
