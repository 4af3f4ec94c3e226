import { ENDPOINTS } from '@/contracts/all'
import { openApiDocument } from '@/server/http/openapi'

type Operation = {
  operationId: string
  parameters: { name: string; required: boolean }[]
  requestBody?: unknown
}
const document = openApiDocument() as {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

test('documents every operation of the contract under its own name', () => {
  expect(document.openapi).toBe('3.1.0')
  for (const [name, { path, method, body }] of ENDPOINTS) {
    const operation = document.paths[path]?.[method]
    expect(operation?.operationId).toBe(name)
    expect(Boolean(operation?.requestBody)).toBe(Boolean(body))
  }
})

test('resolves every reference', () => {
  const text = JSON.stringify(document)
  const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  )
  expect(names).toContain('ProductCard')
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names))
  expect(text).not.toContain('$defs')
})

test('marks required parameters, and the key of keyed operations', () => {
  const parameters = (path: string, method: string) => document.paths[path]?.[method]?.parameters
  expect(parameters('/api/product/detail', 'get')).toMatchObject([{ name: 'id', required: true }])
  expect(parameters('/api/order/pay', 'post')).toMatchObject([
    { name: 'Idempotency-Key', required: true },
  ])
})
