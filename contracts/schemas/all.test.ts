import { ENDPOINTS, ENDPOINTS_BY_NOUN } from '@/contracts/all'
import type { Schemas, SchemasOf, Endpoint } from '@/contracts/endpoint'
import { schemasOf, SCHEMAS_BY_NOUN } from './all'

type IsSame<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

type AllEndpoints = typeof ENDPOINTS_BY_NOUN
type AllSchemas = typeof SCHEMAS_BY_NOUN

/** For each endpoint, whether it is typed by the schemas of its own noun and name. */
type Ties = {
  [Noun in keyof AllEndpoints]: {
    [Name in keyof AllEndpoints[Noun]]: AllEndpoints[Noun][Name] extends Endpoint
      ? Name extends keyof AllSchemas[Noun]
        ? IsSame<SchemasOf<AllEndpoints[Noun][Name]>, AllSchemas[Noun][Name]>
        : false
      : false
  }
}
type Untied = {
  [Noun in keyof Ties]: {
    [Name in keyof Ties[Noun]]: Ties[Noun][Name] extends true ? never : Name
  }[keyof Ties[Noun]]
}[keyof Ties]

test('types each endpoint with the schemas of its noun and name', () => {
  const untied: Untied[] = []
  // The type checker refuses this line, and names the endpoint, when one is typed by other schemas.
  const none: never[] = untied
  expect(none).toEqual([])
})

test.each(ENDPOINTS)('%s has the schemas of its noun and name', (name, endpoint) => {
  const schemas: Schemas = schemasOf(endpoint)
  const noun = Object.entries(ENDPOINTS_BY_NOUN).find(([, endpoints]) =>
    Object.values<Endpoint>(endpoints).includes(endpoint),
  )![0] as keyof AllSchemas
  expect(schemas).toBe((SCHEMAS_BY_NOUN[noun] as Record<string, unknown>)[name])
  expect(Boolean(schemas.body)).toBe(endpoint.body !== undefined)
})

test('has an endpoint for every schema', () => {
  const all = Object.values(SCHEMAS_BY_NOUN).flatMap((noun) => Object.values<unknown>(noun))
  const ofCalls = all.filter(
    (one) => Object.getPrototypeOf(one) === Object.prototype && 'data' in (one as object),
  )
  expect(ofCalls).toHaveLength(ENDPOINTS.length)
})
