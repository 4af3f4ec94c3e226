import { exportAccount } from '@/contracts/account-data'
import { exportAdminProducts } from '@/contracts/admin-exports'
import { getAdminRechargePicture } from '@/contracts/admin-recharges'
import { getAdminRefundPicture } from '@/contracts/admin-refunds'
import { getBill } from '@/contracts/bill'
import { CODE } from '@/contracts/codes'
import type { Endpoint } from '@/contracts/endpoint'
import { FIELD_OF_ERROR, type DomainErrorName } from '@/server/domain/domain-error'
import { documentedErrors, statusOf, type DocumentedErrorName } from './documented-errors'
import { errorWords, translator } from './words'

type Json = { [key: string]: unknown }

/** A fixed time, so that the document is the same in every process. */
const EXAMPLE_TIME = 1_790_000_000

const STATUS_TITLES: Record<number, string> = {
  401: 'A sign-in is needed, or the token is no longer valid',
  403: 'The cross-site check failed, a browser navigates to the call, or a session cookie comes with a token: send one of the two (only through a storefront)',
  404: 'No such path, or no access to it',
  413: 'The body or the picture is too large',
  415: 'Not an accepted picture',
  429: 'Too many tries',
  500: 'A fault of the backend',
  502: 'The storefront received no valid response; the call may have run',
  503: 'Rejected for the moment; nothing was changed',
  504: 'The time limit was exceeded; the call may have run',
}

const CODE_TITLES: Record<number, string> = {
  0: 'Refused for a business reason',
  404: 'No such record, or not the caller’s',
  409: 'Already done, or lost a race',
  422: 'Invalid input, by field',
}

const integer = { type: 'integer', minimum: 0 }
const dataOf = (name: string, schema: Json = integer, optional: Json = {}): Json => ({
  type: 'object',
  required: [name],
  properties: { [name]: schema, ...optional },
})
const TRIES = dataOf('tries_left', integer, {
  locked_until: { type: 'string', format: 'date-time', description: 'While it is locked' },
})
const FIELDS = dataOf('fields', { type: 'object', additionalProperties: { type: 'string' } })

/** What an error carries that is about no field; null for all others. */
const DATA: Partial<Record<DocumentedErrorName, { schema: Json; example: Json }>> = {
  INVALID: { schema: FIELDS, example: { fields: { id: 'Enter a valid value' } } },
  PAY_CODE_WRONG: { schema: TRIES, example: { tries_left: 3 } },
  PAY_CODE_LOCKED: {
    schema: TRIES,
    example: { tries_left: 0, locked_until: new Date(EXAMPLE_TIME * 1000).toISOString() },
  },
  STOCK_SHORT: { schema: dataOf('sku_id'), example: { sku_id: 42 } },
  TOTAL_CHANGED: { schema: dataOf('total'), example: { total: 1299 } },
  CHARGE_CHANGED: { schema: dataOf('service_charge'), example: { service_charge: 100 } },
  UPLOAD_INCOMPLETE: { schema: dataOf('received'), example: { received: 65_536 } },
}

function carriedBy(name: DocumentedErrorName): { schema: Json; example: Json } | undefined {
  const field = FIELD_OF_ERROR[name as DomainErrorName]
  return field ? { schema: FIELDS, example: { fields: { [field]: wordsOf(name) } } } : DATA[name]
}

/** Components that the responses refer to: a schema and an example for every error. */
export class ErrorComponents {
  readonly schemas: Json = {}
  readonly examples: Json = {}

  schemaOf(name: DocumentedErrorName): Json {
    const { code } = statusOf(name)
    const data = carriedBy(name)?.schema
    const id = data ? `Error${code}With${nameOfData(data)}` : `Error${code}`
    this.schemas[id] ??= envelopeSchema(code, data ?? { type: 'null' })
    return { $ref: `#/components/schemas/${id}` }
  }

  exampleOf(name: DocumentedErrorName): Json {
    this.examples[name] ??= {
      summary: `code ${statusOf(name).code}: ${name}`,
      value: {
        code: statusOf(name).code,
        msg: wordsOf(name),
        time: EXAMPLE_TIME,
        data: carriedBy(name)?.example ?? null,
      },
    }
    return { $ref: `#/components/examples/${name}` }
  }
}

/** `TriesLeft` for an object with the field `tries_left`. */
function nameOfData({ required }: Json): string {
  const [name = ''] = required as string[]
  return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

const wordsOf = (name: DocumentedErrorName) => errorWords('en', name as DomainErrorName)

function envelopeSchema(code: number, data: unknown): Json {
  return {
    type: 'object',
    required: ['code', 'msg', 'time', 'data'],
    properties: {
      code: { const: code, type: 'integer' },
      msg: { type: 'string', description: 'In the language of the request' },
      time: { type: 'integer', description: 'Server time in Unix seconds' },
      data,
    },
  }
}

/** Calls whose success is a file without an envelope; for a bill only with `format=csv`. */
const FILES = new Map<Endpoint, string>([
  [exportAccount, 'application/octet-stream'],
  [exportAdminProducts, 'text/csv'],
  [getAdminRechargePicture, 'image/webp'],
  [getAdminRefundPicture, 'image/webp'],
  [getBill, 'text/csv'],
])

interface Success {
  schema: Json
  sample: unknown
}

/** All responses of a call, by HTTP status. */
export function responsesOf(
  endpoint: Endpoint,
  success: Success,
  components: ErrorComponents,
): Json {
  const names = documentedErrors(endpoint)
  const byStatus = Map.groupBy(names, (name) => statusOf(name).status)
  const refused = byStatus.get(200) ?? []
  const file = FILES.get(endpoint)
  const isOnlyFile = file !== undefined && endpoint !== getBill
  const ok = okResponse(isOnlyFile ? null : success, refused, components)
  return {
    200: file ? { ...ok, content: { [file]: { schema: {} }, ...ok.content } } : ok,
    ...errorResponses(names, components),
    431: { $ref: '#/components/responses/HeadersTooLarge' },
  }
}

/** The one error without an envelope: it precedes the reading of the path. */
export const RESPONSES = {
  HeadersTooLarge: {
    description: 'More than 100 headers, or more than 16 KiB of them; the body is not JSON',
  },
}

/** The responses of errors with their own HTTP status. */
export function errorResponses(names: DocumentedErrorName[], components: ErrorComponents): Json {
  const byStatus = Map.groupBy(names, (name) => statusOf(name).status)
  byStatus.delete(200)
  return Object.fromEntries(
    [...byStatus].map(([status, own]) => [status, errorResponse(status, own, components)]),
  )
}

/** The response of a call without errors of its own. */
export const doneResponse = (success: Success) => okResponse(success, [], new ErrorComponents())

/** Without a success, when that is a file. */
function okResponse(
  success: Success | null,
  errors: DocumentedErrorName[],
  components: ErrorComponents,
) {
  const schemas = [
    ...(success ? [envelopeSchema(CODE.done, success.schema)] : []),
    ...distinctSchemas(errors, components),
  ]
  const byCode = Map.groupBy(errors, (name) => statusOf(name).code)
  const refusals = [...byCode].map(
    ([code, own]) => `**${code}** ${CODE_TITLES[code]}:\n${listOf(own)}`,
  )
  const done = success ? { DONE: doneExample(success) } : {}
  const json = {
    schema: schemas.length === 1 ? schemas[0] : { oneOf: schemas },
    examples: { ...done, ...examplesOf(errors, components) },
  }
  const intro = success ? 'The envelope; `code` **1** is success.' : 'The file.'
  return {
    description: [intro, ...refusals].join('\n\n'),
    content: schemas.length > 0 ? { 'application/json': json } : {},
  }
}

function errorResponse(
  status: number,
  names: DocumentedErrorName[],
  components: ErrorComponents,
): Json {
  const schemas = distinctSchemas(names, components)
  const isForLater = status === CODE.tooMany || status === CODE.unavailable
  return {
    description: `${STATUS_TITLES[status]}:\n${listOf(names)}`,
    ...(isForLater ? { headers: { 'Retry-After': { $ref: RETRY_AFTER } } } : {}),
    content: {
      'application/json': { schema: schemas[0], examples: examplesOf(names, components) },
    },
  }
}

const RETRY_AFTER = '#/components/headers/RetryAfter'
export const HEADERS = {
  RetryAfter: { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } },
}

const listOf = (names: DocumentedErrorName[]) =>
  names.map((name) => `- \`${name}\`: ${wordsOf(name)}`).join('\n')

function distinctSchemas(names: DocumentedErrorName[], components: ErrorComponents): Json[] {
  const refs = names.map((name) => components.schemaOf(name))
  return [...new Map(refs.map((ref) => [ref.$ref, ref])).values()]
}

const examplesOf = (names: DocumentedErrorName[], components: ErrorComponents): Json =>
  Object.fromEntries(names.map((name) => [name, components.exampleOf(name)]))

function doneExample({ sample }: Success): Json {
  const msg = translator('en')('errors.DONE')
  return {
    summary: `code ${CODE.done}: done`,
    value: { code: CODE.done, msg, time: EXAMPLE_TIME, data: sample },
  }
}
