import { faker } from '@faker-js/faker/locale/en'
import { z } from 'zod'
import type { Endpoint } from '@/contracts/endpoint'
import { schemasOf } from '@/contracts/schemas/all'
import type { Schema } from '@/server/http/openapi-sample'

/** Dates are relative to it, so that the same seed gives the same reply. */
const NOW = '2026-11-01T00:00:00.000Z'
const MONEY =
  /amount|balance|price|total|charge|arrival|freight|subtotal|discount|frozen|^in$|^out$/
const MOST_CENTS = 50_000
const MOST_NUMBER = 100
const ROWS = 3

/** Plausible texts by the name of a field; all others are three words. */
const TEXTS: Record<string, () => string> = {
  name: () => faker.commerce.productName(),
  title: () => faker.commerce.productAdjective(),
  body: () => faker.commerce.productDescription(),
  text: () => faker.commerce.productDescription(),
  lead: () => faker.company.catchPhrase(),
  email: () => faker.internet.email().toLowerCase(),
  holder: () => faker.person.fullName(),
  author: () => faker.person.fullName(),
  bank_name: () => `${faker.location.city()} Bank`,
  account_no: () => faker.finance.accountNumber(12),
  swift: () => faker.finance.bic(),
  version: () => faker.system.semver(),
  service_email: () => 'service@example.com',
  partner_email: () => 'partners@example.com',
  service_url: () => 'https://example.com/help',
}

/** Valid and plausible data of a call, the same for the same call and seed. */
export function generate(endpoint: Endpoint, seed = 1): unknown {
  faker.seed([seed, ...Buffer.from(endpoint.path)])
  faker.setDefaultRefDate(NOW)
  const schema = z.toJSONSchema(schemasOf(endpoint).data, { io: 'output', unrepresentable: 'any' })
  return valueOf(schema as Schema, '')
}

/** Of several kinds of value the first, so that a value that may be null is there. */
function valueOf(schema: Schema, name: string): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return faker.helpers.arrayElement(schema.enum)
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return valueOf(choice, name)
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, valueOf(inner, key)]),
    )
  if (schema.type === 'array') {
    const length = Math.min(schema.maxItems ?? ROWS, Math.max(schema.minItems ?? 0, ROWS))
    return Array.from({ length }, () => valueOf(schema.items ?? {}, name))
  }
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema, name)
  if (schema.type === 'boolean') return faker.datatype.boolean()
  return schema.type === 'string' ? textOf(schema, name) : null
}

function numberOf({ minimum = 0, maximum = MOST_CENTS }: Schema, name: string): number {
  const most = MONEY.test(name) ? MOST_CENTS : MOST_NUMBER
  const min = Math.max(minimum, 1)
  return faker.number.int({ min, max: Math.max(min, Math.min(maximum, most)) })
}

function textOf({ format }: Schema, name: string): string {
  if (format === 'date-time' || format === 'date') {
    const at = faker.date.recent({ days: 30 }).toISOString()
    return format === 'date' ? at.slice(0, 10) : at
  }
  return TEXTS[name]?.() ?? faker.lorem.words(3)
}
