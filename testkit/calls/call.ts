import { randomUUID } from 'node:crypto'
import type { DataOf, Endpoint, InputOf } from '@/contracts/endpoint'
import { wireRequest } from '@/lib/api/http-exchange'
import type { Client } from './client'

/** Input is optional if every field is. */
export type Input<E extends Endpoint> =
  object extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>]

/** Calls an endpoint of the contract, with a new Idempotency-Key if it needs one. */
export function call<E extends Endpoint>(
  client: Client,
  endpoint: E,
  ...[input]: Input<E>
): Promise<DataOf<E>> {
  const request = wireRequest(endpoint, input as object | undefined)
  return client.send(request, endpoint.isKeyed ? randomUUID() : undefined)
}
