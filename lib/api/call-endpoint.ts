import type { DataOf, Endpoint, InputOf } from '@/contracts/endpoint'
import { currentApiContext } from '@/lib/api/api-context'
import { ApiError } from '@/lib/api/api-error'
import { toast } from '@/lib/toast/toast'
import type { CallOptions } from './http-exchange'

/** A contract module, as `() => import('@/contracts/orders')`. */
export type Contract<Module> = () => Promise<Module>

/** The endpoints of the contract that need an Idempotency-Key. */
export type KeyedName<Module> = {
  [Name in keyof Module]: EndpointOf<Module, Name> extends { isKeyed?: true } ? Name : never
}[keyof Module]

export type EndpointOf<Module, Name extends keyof Module> = Module[Name] extends Endpoint
  ? Module[Name]
  : never

type KeyedOptions = CallOptions & { idempotencyKey: string }

/** The input is optional if all of its fields are; options of keyed calls contain the key. */
export type CallArguments<E extends Endpoint> = E extends { isKeyed?: true }
  ? [input: InputOf<E>, options: KeyedOptions]
  : object extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions]

let isLoaded = false

/**
 * Leaves the task of the effects that make the first calls: starting to load a script costs
 * milliseconds. Where the browser cannot yield, they continue in the same task.
 */
async function nextTask(): Promise<void> {
  await (globalThis as { scheduler?: Partial<Scheduler> }).scheduler?.yield?.()
}

/**
 * Calls one endpoint from the browser and returns the data of its reply. Every failure is an ApiError whose
 * message was shown as a toast, unless the call is quiet (specification section 8). The HTTP client and the
 * contract are loaded with the first call, because a first visit makes none.
 */
export async function callEndpoint<Module, Name extends keyof Module>(
  contract: Contract<Module>,
  name: Name,
  ...[input, options]: CallArguments<EndpointOf<Module, Name>>
): Promise<DataOf<EndpointOf<Module, Name>>> {
  if (!isLoaded) await nextTask()
  isLoaded = true
  const scripts = Promise.all([import('@/lib/api/browser-transport'), contract()])
  const [{ browserCall }, module] = await loadedScripts(scripts, options)
  return browserCall(module[name] as EndpointOf<Module, Name>, input as object, options)
}

/**
 * Scripts that a call needs. Offline, or after a release that replaced them, there is no client that could report the
 * failure: it is an ApiError, like that of a call.
 */
export function loadedScripts<Scripts>(
  loading: Promise<Scripts>,
  { quiet, signal }: CallOptions = {},
): Promise<Scripts> {
  return loading.catch((cause: unknown) => {
    const message = currentApiContext().translate('network')
    if (quiet !== true && !signal?.aborted && message) toast.fail(message)
    throw new ApiError({ kind: 'network', message, cause })
  })
}
