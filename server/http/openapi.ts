import { z } from 'zod'
import * as account from '@/contracts/schemas/account'
import * as addresses from '@/contracts/schemas/addresses'
import { ENDPOINTS } from '@/contracts/all'
import * as bill from '@/contracts/schemas/bill'
import type { Endpoint, Schemas, StaffAccess } from '@/contracts/endpoint'
import { PERMISSIONS } from '@/contracts/staff-permissions'
import { schemasOf } from '@/contracts/schemas/all'
import { LIVE_KINDS, LIVE_PATH } from '@/contracts/live'
import * as orders from '@/contracts/schemas/orders'
import * as products from '@/contracts/schemas/products'
import * as reviews from '@/contracts/schemas/reviews'
import * as shops from '@/contracts/schemas/shops'
import * as uploads from '@/contracts/schemas/uploads'
import * as wallet from '@/contracts/schemas/wallet'
import * as withdrawals from '@/contracts/schemas/withdrawals'
import { sampleOf } from './openapi-sample'
import {
  ErrorComponents,
  errorResponses,
  HEADERS,
  RESPONSES,
  responsesOf,
} from './openapi-responses'

type Json = { [key: string]: unknown }

const REF_PREFIX = '#/components/schemas/'

/** Named component schemas: the object schemas exported by contracts/schemas. */
const named = z.registry<{ id: string }>()
for (const noun of [
  account,
  addresses,
  bill,
  orders,
  products,
  reviews,
  shops,
  uploads,
  wallet,
  withdrawals,
]) {
  for (const [id, schema] of Object.entries(noun)) {
    if (schema instanceof z.ZodObject) named.add(schema, { id })
  }
}

const CONVENTIONS = `## Conventions

Every response is an envelope \`{ code, msg, time, data }\`; code 1 means success. A business outcome is HTTP 200
with another code, and \`msg\` is its text in the language of \`Accept-Language\`. Each operation lists its errors by
their names in the logs and metrics. Money is in whole cents, times are ISO 8601 in UTC.`

let document: Json | undefined

/** The OpenAPI 3.1 document of all operations, created once. */
export function openApiDocument(): Json {
  document ??= createDocument()
  return document
}

function createDocument(): Json {
  const schemas: Json = {}
  const errors = new ErrorComponents()
  const paths: Record<string, Json> = {}
  for (const [operationId, endpoint] of ENDPOINTS) {
    paths[endpoint.path] ??= {}
    Object.assign(paths[endpoint.path] as Json, {
      [endpoint.method]: operation(operationId, endpoint, { schemas, errors }),
    })
  }
  paths[LIVE_PATH] = { get: liveOperation(errors) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sampan',
      version: '1',
      description: CONVENTIONS,
    },
    paths,
    components: {
      schemas: { ...schemas, ...errors.schemas },
      examples: errors.examples,
      headers: HEADERS,
      responses: RESPONSES,
      securitySchemes,
    },
  }
}

/** The one response that is not an envelope: a stream without end. */
const liveOperation = (errors: ErrorComponents): Json => ({
  operationId: 'liveEvents',
  summary: `Server-sent events ${LIVE_KINDS.join(', ')}, each with data {"id": …}`,
  tags: ['user'],
  security: [{ token: [] }, { session: [] }],
  parameters: [
    { name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } },
    { name: 'after', in: 'query', required: false, schema: { type: 'string' } },
  ],
  responses: {
    200: { description: 'The stream', content: { 'text/event-stream': { schema: {} } } },
    ...errorResponses(['SIGN_IN_NEEDED', 'TOO_MANY_TRIES', 'FAULT', 'UNREACHABLE', 'BUSY'], errors),
  },
})

const securitySchemes = {
  token: { type: 'apiKey', in: 'header', name: 'token' },
  session: { type: 'apiKey', in: 'cookie', name: 'token' },
  crossSite: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
  operator: { type: 'http', scheme: 'bearer', description: 'OPS_TOKEN' },
  staff: { type: 'http', scheme: 'bearer', description: 'The token of a staff session' },
  staffSession: { type: 'apiKey', in: 'cookie', name: 'staff' },
  tester: {
    type: 'http',
    scheme: 'bearer',
    description: 'TEST_CONTROL. Without this setting, as in production, the calls answer 404.',
  },
}

interface Components {
  schemas: Json
  errors: ErrorComponents
}

function operation(operationId: string, endpoint: Endpoint, { schemas, errors }: Components): Json {
  const { query, body, data }: Schemas = schemasOf(endpoint)
  return {
    operationId,
    summary: endpoint.summary,
    description: accessOf(endpoint),
    tags: [endpoint.path.split('/')[2]],
    security: securityOf(endpoint),
    parameters: [...queryParameters(query, schemas), ...headerParameters(endpoint)],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              [endpoint.body === 'form' ? 'multipart/form-data' : 'application/json']: {
                schema: jsonSchema(body, 'input', schemas),
              },
            },
          },
        }
      : {}),
    responses: responsesOf(
      endpoint,
      { schema: jsonSchema(data, 'output', schemas), sample: sampleOf(data) },
      errors,
    ),
  }
}

const ACCESS = {
  public: 'Public.',
  shopper: 'For signed-in shoppers: the header `token`, or the session cookie of a storefront.',
  operator: 'For operators: `Authorization: Bearer $OPS_TOKEN`.',
  tester: 'For tests: `Authorization: Bearer $TEST_CONTROL`.',
}

function accessOf({ access, changes, isKeyed }: Endpoint): string {
  const isChecked = changes && access !== 'operator' && access !== 'tester'
  return [
    typeof access === 'object' ? staffAccess(access) : ACCESS[access],
    isChecked && 'With the cookie it also needs the header `X-XSRF-TOKEN`.',
    isKeyed && 'The same `Idempotency-Key` with the same body gives the first reply again.',
  ]
    .filter(Boolean)
    .join(' ')
}

function staffAccess({ staff }: StaffAccess): string {
  const roles = PERMISSIONS[staff].join(', ')
  const token = '`Authorization: Bearer` with the token of a staff session'
  return staff === 'self'
    ? `For staff: ${token}, or the session cookie of the console.`
    : `For staff with the permission \`${staff}\` (${roles}): ${token}, the session cookie of the console, or OPS_TOKEN.`
}

/** Either the token header, or the session cookie with the XSRF pair. */
function securityOf({ access, changes }: Endpoint): Json[] {
  if (access === 'operator') return [{ operator: [] }, { tester: [] }]
  if (access === 'tester') return [{ tester: [] }]
  const check = changes ? { crossSite: [] } : {}
  if (typeof access === 'object')
    return [{ staff: [] }, { operator: [] }, { staffSession: [], ...check }]
  return access === 'public' ? [check] : [{ token: [] }, { session: [], ...check }]
}

function queryParameters(query: z.ZodType | undefined, schemas: Json): Json[] {
  if (!query) return []
  const { properties = {}, required = [] } = jsonSchema(query, 'input', schemas) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(isNested(schema) ? { style: 'deepObject', explode: true } : {}),
    schema,
  }))
}

const isNested = ({ type }: Json) => type === 'object' || type === 'array'

function headerParameters({ isKeyed }: Endpoint): Json[] {
  if (!isKeyed) return []
  const schema = { type: 'string', format: 'uuid' }
  return [{ name: 'Idempotency-Key', in: 'header', required: true, schema }]
}

/** The schema of a type; named schemas inside it move to the document's components. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const {
    $schema: _,
    $defs,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    metadata: named,
    unrepresentable: 'any',
  })
  for (const [id, definition] of Object.entries($defs ?? {})) schemas[id] ??= pointed(definition)
  const id = named.get(schema)?.id
  if (!id) return pointed(rest) as Json
  schemas[id] ??= pointed(rest)
  return { $ref: REF_PREFIX + id }
}

function pointed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (key === '$ref') return [[key, String(inner).replace('#/$defs/', REF_PREFIX)]]
      return key === 'id' && typeof inner === 'string' ? [] : [[key, pointed(inner)]]
    }),
  )
}
