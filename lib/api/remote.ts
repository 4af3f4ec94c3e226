import type { DataOf, Endpoint } from '@/contracts/endpoint'
import type { CallArguments } from '@/lib/api/call'

/** A module of contracts/, as `() => import('@/contracts/orders')`. */
export type Contract<Module> = () => Promise<Module>

export type EndpointName<Module> = {
  [Name in keyof Module]: Module[Name] extends Endpoint ? Name : never
}[keyof Module]

/** Those of the contract that need an Idempotency-Key. */
export type KeyedName<Module> = {
  [Name in keyof Module]: Module[Name] extends Endpoint & { isKeyed?: true } ? Name : never
}[keyof Module]

export type EndpointOf<Module, Name extends keyof Module> = Extract<Module[Name], Endpoint>

/**
 * As `call`, for an endpoint named in a contract that is loaded when it is first needed: schemas and
 * client weigh 48 KB that no first paint has to wait for.
 */
export async function remote<Module, Name extends EndpointName<Module>>(
  contract: Contract<Module>,
  name: Name,
  ...args: CallArguments<EndpointOf<Module, Name>>
): Promise<DataOf<EndpointOf<Module, Name>>> {
  const [{ call }, module] = await Promise.all([import('@/lib/api/call'), contract()])
  return call(module[name] as EndpointOf<Module, Name>, ...args)
}
