import type { DataOf, InputOf } from '@/contracts/endpoint'
import { ApiError } from '@/lib/api/api-error'
import {
  callEndpoint,
  type CallArguments,
  type Contract,
  type EndpointOf,
  type KeyedName,
} from '@/lib/api/call-endpoint'
import { KEY_LIFETIME_MS } from '@/lib/api/key-lifetime'
import { newUuid } from '@/lib/api/uuid'
import { readText, writeText } from '@/lib/storage/stored-text'

const PREFIX = 'unanswered:'

/**
 * Calls a keyed endpoint so that it takes effect at most once. After a timeout the outcome is
 * unknown: the same input is retried with the same key until there is a definite reply, also after
 * a reload.
 */
export async function callOnce<Module, Name extends KeyedName<Module>>(
  contract: Contract<Module>,
  name: Name,
  input: InputOf<EndpointOf<Module, Name>>,
): Promise<DataOf<EndpointOf<Module, Name>>> {
  const place = PREFIX + String(name) + ':' + fingerprint(JSON.stringify(input))
  const key = keptKey(place) ?? keep(place, newUuid())
  try {
    const args = [input, { idempotencyKey: key }] as CallArguments<EndpointOf<Module, Name>>
    const data = await callEndpoint(contract, name, ...args)
    deleteKey(place)
    return data
  } catch (error) {
    const isAnswered = error instanceof ApiError && !error.isOutcomeUnknown
    if (isAnswered && error.kind !== 'duplicate') deleteKey(place)
    throw error
  }
}

const inMemory = new Map<string, string>()

function keptKey(place: string): string | undefined {
  const kept = inMemory.get(place) ?? readText('sessionStorage', place)
  const [key, keptAt] = kept?.split('@') ?? []
  return key && Date.now() - Number(keptAt) < KEY_LIFETIME_MS ? key : undefined
}

function keep(place: string, key: string): string {
  const value = `${key}@${Date.now()}`
  inMemory.set(place, value)
  // If storage is full or blocked, the key is in memory for this page.
  writeText('sessionStorage', place, value)
  return key
}

function deleteKey(place: string): void {
  inMemory.delete(place)
  writeText('sessionStorage', place, null)
}

/** A 53-bit hash of the input, so that no card or ticket is written to storage; it only distinguishes inputs. */
function fingerprint(text: string): string {
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    low = Math.imul(low ^ unit, 2654435761)
    high = Math.imul(high ^ unit, 1597334677)
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(36)
}
