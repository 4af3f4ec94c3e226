import type { DataOf, Endpoint } from '@/contracts/endpoint'
import type { CallArguments } from '@/lib/api/call'

/** A noun's endpoints, as `() => import('@/contracts/orders')`. */
export type Contract<Module> = () => Promise<Module>

/** Those of the contract that need an Idempotency-Key. */
export type KeyedName<Module> = {
  [Name in keyof Module]: EndpointOf<Module, Name> extends { isKeyed?: true } ? Name : never
}[keyof Module]

export type EndpointOf<Module, Name extends keyof Module> = Module[Name] extends Endpoint
  ? Module[Name]
  : never

/** As `call`, for an endpoint of a contract that is loaded with the client when it is first needed. */
export async function remote<Module, Name extends keyof Module>(
  contract: Contract<Module>,
  name: Name,
  ...args: CallArguments<EndpointOf<Module, Name>>
): Promise<DataOf<EndpointOf<Module, Name>>> {
  const [{ call }, module] = await Promise.all([import('@/lib/api/call'), contract()])
  return call(module[name] as EndpointOf<Module, Name>, ...args)
}
