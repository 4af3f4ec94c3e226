import { createHmac } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import PQueue from 'p-queue'
import { onceDone } from '@/server/domain/once-done'
import { DomainError } from '@/server/domain/domain-error'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_IN_FLIGHT = 4
const MAX_WAITING = 64

/** Verified for unknown accounts, so that the response takes the same time. */
const hashOfNobody = onceDone(() => hash('no account has this one', COST))

const queue = new PQueue({ concurrency: MAX_IN_FLIGHT })

/** Hashing is CPU-bound: limited concurrency and a bounded queue, then 429. */
async function enqueue<T>(work: () => Promise<T>): Promise<T> {
  if (queue.size >= MAX_WAITING) throw new DomainError('TOO_MANY_TRIES', null, 2)
  return queue.add(work)
}

export function hashPassword(password: string): Promise<string> {
  return enqueue(() => hash(password, COST))
}

export async function isPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  const stored = passwordHash ?? (await hashOfNobody())
  const isRight = await enqueue(() => verify(stored, password))
  return isRight && passwordHash !== undefined
}

/** Payment codes are short, so they are peppered with a key outside the database before hashing. */
function pepper(code: string, userId: number, key: Buffer): string {
  return createHmac('sha256', key).update(`${userId}:${code}`).digest('base64')
}

export function hashPayCode(code: string, userId: number, key: Buffer): Promise<string> {
  return hashPassword(pepper(code, userId, key))
}

export function isPayCode(
  code: string,
  userId: number,
  key: Buffer,
  payCodeHash: string,
): Promise<boolean> {
  return isPassword(pepper(code, userId, key), payCodeHash)
}
