import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Database } from '@/server/db/connection'
import { blockchainNetworks } from '@/server/db/tables/withdrawals'
import { promos } from '@/server/db/tables/promos'
import {
  assumeReceived,
  completeReceived,
  expireUnpaid,
} from '@/server/services/orders/order-times'
import { reconcile } from '@/server/services/wallet/reconciliation'
import type { TestBackend } from '@/server/testing/backend'
import { openShoppers } from '@/server/testing/quick-shoppers'
import { actionFor } from './actions'
import { seededRandom, stepsOf, type Step } from './random-choices'
import { expectedOf, openingOf, type Opening } from './expected'
import { Faults } from './faults'
import { observe, type Observed } from './observe'
import { compare, Unexpected, type Simulation, type Plan } from './plan'
import { NETWORK } from './wallet-plans'
import { newWorld, PROMOS, type World } from './world'

/** A shop in which runs take place one after another. */
export interface Shop {
  test: TestBackend
  faults: Faults
}

export async function openShop(test: TestBackend): Promise<Shop> {
  const { db } = test.backend.services
  const past = new Date('2026-01-01')
  await db.insert(promos).values(
    Object.entries(PROMOS).map(([code, { isOut, ...promo }]) => ({
      ...promo,
      code,
      startsAt: past,
      expiresAt: isOut ? past : null,
    })),
  )
  const { network, address, least } = NETWORK
  const row = { network, address, minAmount: least, coin: 'USDT', confirmations: 1 }
  await db.insert(blockchainNetworks).values(row)
  return { test, faults: new Faults(test.backend.connection.pool) }
}

/** How often each action succeeded, was refused, and was lost. */
export type Counts = Map<string, { done: number; refused: number; lost: number }>

export interface Failure {
  seed: number
  /** The steps, of which the last one failed. */
  story: string[]
  problem: string
}

interface Options {
  counts?: Counts
  /** Steps to skip, to find the shortest failing run. */
  omitted?: ReadonlySet<number>
  /** Runs the complete ledger check after each step. */
  isVerifiedAtEachStep?: boolean
}

/** Runs the steps of a seed; null when the backend did all that the model predicts. */
export async function runSeed(
  shop: Shop,
  seed: number,
  { counts = new Map(), omitted, isVerifiedAtEachStep = false }: Options = {},
): Promise<Failure | null> {
  const { test, faults } = shop
  const { db } = test.backend.services
  const balance = 1 + seededRandom(seed).below(60_000)
  const [shopper] = await openShoppers(db, 1, balance)
  const simulation: Simulation = { test, shopper: shopper!, world: newWorld(balance), keyed: null }
  await resetCatalogue(test, simulation.world)
  const opening = openingOf(await observe(db, simulation.shopper.id))
  const story: string[] = []
  try {
    for (const [place, step] of stepsOf(seed).entries()) {
      if (omitted?.has(place)) continue
      const action = actionFor(simulation, step.action, step.isFitting)
      const plan = await action.plan(simulation, step.target, step.isFitting, step.choices)
      story.push(`${place}: ${plan.words}`)
      const outcome = await take(simulation, faults, plan, step)
      story.push(`${story.pop()} (${outcome})`)
      count(counts, action.name, outcome)
      await check(db, simulation, opening)
      if (isVerifiedAtEachStep) await verify(db)
    }
    return null
  } catch (error) {
    if (error instanceof Unexpected) return { seed, story, problem: error.message }
    throw error
  }
}

/** Resets stock, prices and sale state for every run; processes what an earlier run left due. */
async function resetCatalogue({ backend }: TestBackend, world: World): Promise<void> {
  const { db } = backend.services
  for (const run of [expireUnpaid, assumeReceived, completeReceived]) await run(backend.services)
  for (const [id, { price, isOnSale }] of world.products)
    await db.execute(sql`update products set price = ${price}, is_on_sale = ${isOnSale}
      where id = ${id} and (price, is_on_sale) <> (${price}::bigint, ${isOnSale}::boolean)`)
  for (const [id, { price, stock }] of world.skus)
    await db.execute(sql`update skus set price = ${price}, stock = ${stock}
      where id = ${id} and (price, stock) <> (${price}::bigint, ${stock}::int)`)
}

type Result = 'done' | 'refused' | 'lost'

/** Runs a step and compares the response with the prediction; then updates the model. */
async function take(
  simulation: Simulation,
  faults: Faults,
  plan: Plan,
  step: Step,
): Promise<Result> {
  const isDone = plan.expected === 'done'
  const fault = isDone && plan.isTransaction ? step.fault : 'none'
  const { answer, hasFailed } = await faults.during(fault, plan.call)
  plan.always?.()
  if (plan.keyed) simulation.keyed = plan.keyed
  if (!hasFailed) {
    compare(answer, plan.expected, plan.words)
    if (isDone) await follow(plan, answer.data)
    return isDone ? 'done' : 'refused'
  }
  compare(answer, { refusal: 'BUSY' }, `${plan.words}, lost ${fault} its commit`)
  if (fault === 'after') await learn(plan)
  return 'lost'
}

async function follow(plan: Plan, data: unknown): Promise<void> {
  await plan.apply(data as never)
  if (plan.keyed && !plan.keyed.stored) plan.keyed.stored = { data }
}

/** The response was lost: repeats a call with a key, as the storefront does, which returns the stored response. */
async function learn(plan: Plan): Promise<void> {
  if (!plan.keyed) return plan.apply(undefined as never)
  const answer = await plan.call()
  compare(answer, 'done', `${plan.words}, asked again after its answer was lost`)
  await follow(plan, answer.data)
}

async function check(
  db: Database,
  { shopper, world }: Simulation,
  opening: Opening,
): Promise<void> {
  const seen = await observe(db, shopper.id)
  const expected = expectedOf(world, opening)
  if (isDeepStrictEqual(seen, expected)) return
  const parts = (Object.keys(expected) as (keyof Observed)[]).filter(
    (part) => !isDeepStrictEqual(seen[part], expected[part]),
  )
  throw new Unexpected(
    parts
      .map(
        (part) =>
          `${part}: ${JSON.stringify(seen[part])} instead of ${JSON.stringify(expected[part])}`,
      )
      .join('\n'),
  )
}

export async function verify(db: Database): Promise<void> {
  const discrepancies = await reconcile(db)
  if (discrepancies.length > 0) throw new Unexpected(JSON.stringify(discrepancies, null, 2))
}

function count(counts: Counts, name: string, result: Result): void {
  const row = counts.get(name) ?? { done: 0, refused: 0, lost: 0 }
  row[result] += 1
  counts.set(name, row)
}
