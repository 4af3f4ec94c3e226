import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import { XSRF_PAIR_PATH } from '@/contracts/xsrf-pair'
import { ENDPOINTS } from '@/contracts/all'
import type { Endpoint, Schemas } from '@/contracts/endpoint'
import { schemasOf } from '@/contracts/schemas/all'
import { LIVE_KINDS, LIVE_PATH } from '@/contracts/live'
import { onceDone } from '@/server/domain/once-done'
import { CONVENTIONS, LIVE_EVENTS } from './openapi-conventions'
import { jsonSchema } from './openapi-schemas'
import { sampleOf } from './openapi-sample'
import { accessOf, securityOf, securitySchemes } from './openapi-security'
import {
  doneResponse,
  ErrorComponents,
  errorResponses,
  HEADERS,
  RESPONSES,
  responsesOf,
} from './openapi-responses'

type Json = { [key: string]: unknown }

/**
 * The OpenAPI 3.1 document of all operations, created once: it is a megabyte. Each operation in a turn of its own,
 * because together they block.
 */
export const openApiText = onceDone(async () => {
  const draft = newDraft()
  for (const entry of ENDPOINTS) {
    addOperation(draft, entry)
    await setImmediate()
  }
  return JSON.stringify(finished(draft))
})

const newDraft = () => ({
  schemas: {} as Json,
  errors: new ErrorComponents(),
  paths: {} as Record<string, Json>,
})
type Draft = ReturnType<typeof newDraft>

function addOperation(draft: Draft, [operationId, endpoint]: (typeof ENDPOINTS)[number]): void {
  draft.paths[endpoint.path] ??= {}
  Object.assign(draft.paths[endpoint.path] as Json, {
    [endpoint.method]: operation(operationId, endpoint, draft),
  })
}

function finished({ schemas, errors, paths }: Draft): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sampan',
      version: '1',
      description: CONVENTIONS,
    },
    paths: {
      ...paths,
      [XSRF_PAIR_PATH]: { get: pairOperation(errors) },
      [LIVE_PATH]: { get: liveOperation(errors) },
    },
    components: {
      schemas: { ...schemas, ...errors.schemas },
      examples: errors.examples,
      headers: HEADERS,
      responses: RESPONSES,
      securitySchemes,
    },
  }
}

/** The storefront answers it without the backend, so it is not in the contract. */
const pairOperation = (errors: ErrorComponents): Json => ({
  operationId: 'issueXsrfPair',
  summary: 'Set the cookie of the cross-site check where it is missing',
  description: 'Public. Sets the cookie `XSRF-TOKEN`; see “Signing in from a program”.',
  tags: ['session'],
  security: [{}],
  responses: {
    200: doneResponse({ schema: { type: 'null' }, sample: null }),
    ...errorResponses(['CROSS_SITE'], errors),
  },
})

/** A stream without end. */
const liveOperation = (errors: ErrorComponents): Json => ({
  operationId: 'liveEvents',
  summary: `Server-sent events ${LIVE_KINDS.join(', ')}, each with data {"id": …}`,
  description: LIVE_EVENTS,
  tags: ['user'],
  security: [{ token: [] }, { session: [] }],
  parameters: [
    {
      name: 'Last-Event-ID',
      in: 'header',
      required: false,
      description: 'The `id:` that was received last; the stream continues after it',
      schema: { type: 'string' },
    },
    {
      name: 'after',
      in: 'query',
      required: false,
      description: 'The same for clients that cannot set headers; the header takes precedence',
      schema: { type: 'string' },
    },
  ],
  responses: {
    200: { description: 'The stream', content: { 'text/event-stream': { schema: {} } } },
    ...errorResponses(['SIGN_IN_NEEDED', 'TOO_MANY_TRIES', 'FAULT', 'UNREACHABLE', 'BUSY'], errors),
  },
})

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
    parameters: [...queryParameters(query, operationId, schemas), ...headerParameters(endpoint)],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              [endpoint.body === 'form' ? 'multipart/form-data' : 'application/json']: {
                schema: jsonSchema(body, 'input', operationId, schemas),
              },
            },
          },
        }
      : {}),
    responses: responsesOf(
      endpoint,
      { schema: jsonSchema(data, 'output', operationId, schemas), sample: sampleOf(data) },
      errors,
    ),
  }
}

function queryParameters(query: z.ZodType | undefined, owner: string, schemas: Json): Json[] {
  if (!query) return []
  const { properties = {}, required = [] } = fieldsOf(jsonSchema(query, 'input', owner, schemas))
  const { properties: parsed = {} } = fieldsOf(jsonSchema(query, 'output', owner, schemas))
  return Object.entries(properties).map(([name, sent]) => {
    // Numbers are sent as text: only the schema of what is parsed has their limits.
    const schema = isNumber(parsed[name]) ? parsed[name] : sent
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(isNested(schema) ? { style: 'deepObject', explode: true } : {}),
      ...(schema.description ? { description: schema.description } : {}),
      schema,
    }
  })
}

const fieldsOf = (schema: Json) =>
  schema as { properties?: Record<string, Json>; required?: string[] }

function isNumber(schema: Json | undefined): schema is Json {
  const { type, anyOf = [] } = (schema ?? {}) as { type?: string; anyOf?: Json[] }
  return type === 'integer' || type === 'number' || anyOf.some(isNumber)
}

const isNested = ({ type }: Json) => type === 'object' || type === 'array'

function headerParameters({ isKeyed }: Endpoint): Json[] {
  if (!isKeyed) return []
  const schema = { type: 'string', format: 'uuid' }
  return [{ name: 'Idempotency-Key', in: 'header', required: true, schema }]
}
