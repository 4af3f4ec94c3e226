import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020'
import { exportAccount } from '@/contracts/account-data'
import { exportAdminProducts } from '@/contracts/admin-exports'
import { getAdminRechargePicture } from '@/contracts/admin-recharges'
import { getAdminRefundPicture } from '@/contracts/admin-refunds'
import { ENDPOINTS } from '@/contracts/all'
import type { Schemas } from '@/contracts/endpoint'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@/contracts/limits'
import { schemasOf } from '@/contracts/schemas/all'
import { DOMAIN_ERRORS } from '@/server/domain/domain-error'
import { documentedErrors, statusOf } from '@/server/http/documented-errors'
import { openApiText } from '@/server/http/openapi'

interface Content {
  'application/json': {
    schema: { oneOf?: object[] }
    examples: Record<string, { $ref: string; value?: { data: unknown } }>
  }
}
interface Response {
  description: string
  headers?: Record<string, unknown>
  content: Content
}
interface NumberSchema {
  minimum?: number
  exclusiveMinimum?: number
  maximum: number
}
interface Operation {
  operationId: string
  parameters: { name: string; required: boolean; schema: { type?: string } }[]
  requestBody?: unknown
  security: object[]
  responses: Record<string, Response>
}
let document: {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, object>
    examples: Record<string, { value: { code: number; msg: string } }>
  }
}
beforeAll(async () => {
  document = JSON.parse(await openApiText()) as typeof document
})
const operationAt = (path: string, method = 'post') => document.paths[path]![method]!

test('is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document))
  expect(result).toMatchObject({ valid: true })
  expect(document.openapi).toBe('3.1.0')
})

test('documents every operation of the contract under its own name', () => {
  for (const [name, { path, method, body }] of ENDPOINTS) {
    const operation = operationAt(path, method)
    expect(operation.operationId).toBe(name)
    expect(Boolean(operation.requestBody)).toBe(Boolean(body))
  }
})

test('resolves every reference', () => {
  const text = JSON.stringify(document)
  const referred = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
  expect(referred.map(([, , name]) => name)).toContain('ProductCard')
  const kinds = document.components as object as Record<string, object>
  for (const [, kind = '', name = ''] of referred)
    expect(Object.keys(kinds[kind] ?? {})).toContain(name)
  expect(text).not.toContain('$defs')
})

test('marks required parameters, and the key of keyed operations', () => {
  expect(operationAt('/api/product/detail', 'get').parameters).toMatchObject([
    { name: 'id', required: true },
  ])
  expect(operationAt('/api/order/pay').parameters).toMatchObject([
    { name: 'Idempotency-Key', required: true },
  ])
})

/** The numbers of queries, each with the issues of a value. */
const queryNumbers = () =>
  ENDPOINTS.flatMap(([name, endpoint]) => {
    const { query }: Schemas = schemasOf(endpoint)
    const { parameters } = operationAt(endpoint.path, endpoint.method)
    return parameters.flatMap((parameter) => {
      if (!query || parameter.schema.type !== 'integer') return []
      const isRefused = (value: bigint) => {
        const { error } = query.safeParse({ [parameter.name]: String(value) })
        return (error?.issues ?? []).some(({ path }) => path[0] === parameter.name)
      }
      const schema = parameter.schema as NumberSchema
      return [{ name: `${parameter.name} of ${name}`, schema, isRefused }]
    })
  })

test('documents the limits of the numbers in queries', () => {
  const numbers = queryNumbers()
  expect(numbers).not.toEqual([])
  for (const { name, schema, isRefused } of numbers) {
    const min = BigInt(schema.minimum ?? schema.exclusiveMinimum! + 1)
    const max = BigInt(schema.maximum)
    expect([name, ...[min, max].map(isRefused)]).toEqual([name, false, false])
    expect([name, ...[min - 1n, max + 1n].map(isRefused)]).toEqual([name, true, true])
  }
})

test('documents the default of a parameter', () => {
  const { parameters } = operationAt('/api/product/list', 'get')
  expect(parameters.find(({ name }) => name === 'limit')!.schema).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: MAX_PAGE_SIZE,
    default: DEFAULT_PAGE_SIZE,
  })
})

test.each(ENDPOINTS)('describes each error of %s with an example that fits', (_name, endpoint) => {
  const { responses } = operationAt(endpoint.path, endpoint.method)
  for (const name of documentedErrors(endpoint)) {
    const { code, status } = statusOf(name)
    const { description, content } = responses[status]!
    const { schema, examples } = content['application/json']
    expect(description).toContain(`\`${name}\``)
    expect(examples[name]).toEqual({ $ref: `#/components/examples/${name}` })
    const { value } = document.components.examples[name]!
    expect(value).toMatchObject({ code, msg: expect.stringMatching(/./) })
    expect(errorsOf(schema, value)).toEqual([])
  }
})

/** Their success is a file, not an envelope. */
const FILES = [exportAccount, exportAdminProducts, getAdminRechargePicture, getAdminRefundPicture]

test.each(ENDPOINTS.filter(([, endpoint]) => !(FILES as object[]).includes(endpoint)))(
  'gives valid data as the example of %s',
  (_name, endpoint) => {
    const { examples } = operationAt(endpoint.path, endpoint.method).responses[200]!.content[
      'application/json'
    ]
    expect(schemasOf(endpoint).data.safeParse(examples.DONE!.value!.data).error).toBeUndefined()
  },
)

/** Shared, because each instance compiles the meta-schema again. */
const isTime = (text: string) => !Number.isNaN(Date.parse(text))
const ajv = new Ajv2020({ strict: false, formats: { 'date-time': isTime } })

/** Only the components of errors are needed, because another test checks the success. */
function errorsOf(schema: { oneOf?: object[] }, value: object) {
  const errors = Object.entries(document.components.schemas).filter(([id]) =>
    id.startsWith('Error'),
  )
  const refused = schema.oneOf ? { oneOf: schema.oneOf.filter((one) => '$ref' in one) } : schema
  const root = { ...refused, components: { schemas: Object.fromEntries(errors) } }
  return ajv.validate(root, value) ? [] : ajv.errors
}

test('describes the statuses by access, input and effect', () => {
  const statuses = (path: string, method?: string) =>
    Object.keys(operationAt(path, method).responses)
  expect(statuses('/api/home', 'get')).toEqual(['200', '403', '431', '500', '502', '503', '504'])
  expect(statuses('/api/order/pay')).toEqual(
    ['200', '401', '403', '413', '431', '500', '502', '503', '504'], //
  )
  expect(statuses('/api/common/upload')).toEqual(expect.arrayContaining(['413', '415', '429']))
  expect(statuses('/api/ops/order')).toEqual(expect.arrayContaining(['404', '429']))
  for (const path of ['/api/cart/preview', '/api/order/quote', '/api/vitals', '/api/test/fault'])
    expect(statuses(path)).toEqual(expect.arrayContaining(['403', '431']))
  const { responses } = operationAt('/api/user/login')
  expect(responses[429]!.headers).toHaveProperty('Retry-After')
})

test('documents every domain error at some operation', () => {
  const documented = new Set(ENDPOINTS.flatMap(([, endpoint]) => documentedErrors(endpoint)))
  expect(Object.keys(DOMAIN_ERRORS).filter((name) => !documented.has(name as 'FAULT'))).toEqual([])
})

test('declares the types of files', () => {
  const typesOf = (path: string) => Object.keys(operationAt(path, 'get').responses[200]!.content)
  expect(typesOf('/api/user/export')).toEqual(['application/octet-stream'])
  expect(typesOf('/api/admin/exports/products')).not.toContain('application/json')
  expect(typesOf('/api/admin/exports/products')).toContain('text/csv')
  expect(typesOf('/api/admin/refunds/picture')).toContain('image/webp')
  expect(typesOf('/api/user/bill')).toEqual(['text/csv', 'application/json'])
})

test('requires the cross-site check for every POST, and for no call with a bearer token', () => {
  expect(operationAt('/api/order/quote').security).toEqual([
    { token: [] },
    { session: [], crossSite: [] },
  ])
  expect(operationAt('/api/user/login').security).toEqual([{ crossSite: [] }])
  expect(operationAt('/api/home', 'get').security).toEqual([{}])
  expect(operationAt('/api/ops/order').security).toEqual([{ operator: [] }, { tester: [] }])
  expect(operationAt('/api/session/pair', 'get').responses).toHaveProperty('200')
})

/** The places of schemas that list numbers without saying what they mean. */
function unexplained(value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { anyOf, enum: list, description } = value as Record<string, unknown>
  const choices = Array.isArray(anyOf) ? anyOf.map(({ const: one }) => one as unknown) : list
  const isCode =
    Array.isArray(choices) && choices.length > 1 && choices.every((one) => typeof one === 'number')
  if (isCode && !description) return [at]
  return Object.entries(value).flatMap(([key, inner]) => unexplained(inner, `${at}/${key}`))
}

test('describes every enumeration of numbers', () => {
  expect(unexplained(document, '')).toEqual([])
})

test('describes the status, also in a query', () => {
  const [status] = operationAt('/api/user/order_list', 'get').parameters
  expect(status).toMatchObject({ name: 'status', description: expect.stringContaining('0 unpaid') })
  expect(JSON.stringify(document.components.schemas.Refund)).toContain('4 withdrawn')
})

test('mentions only calls that it contains', () => {
  const mentioned = [...JSON.stringify(document).matchAll(/`(GET|POST) (\/api\/[\w/-]+)/g)]
  expect(mentioned.map(([, , path]) => path)).toContain('/api/order/quote')
  const missing = mentioned.filter(
    ([, method, path]) => !document.paths[path!]?.[method!.toLowerCase()],
  )
  expect(missing.map(([text]) => text)).toEqual([])
})
