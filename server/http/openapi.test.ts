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

test('every operation of the contract is in the document, under its own name', () => {
  expect(document.openapi).toBe('3.1.0')
  for (const [name, { path, method, body }] of ENDPOINTS) {
    const operation = document.paths[path]?.[method]
    expect(operation?.operationId).toBe(name)
    expect(Boolean(operation?.requestBody)).toBe(Boolean(body))
  }
})

test('every reference leads somewhere', () => {
  const text = JSON.stringify(document)
  const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  )
  expect(names).toContain('ProductCard')
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names))
  expect(text).not.toContain('$defs')
})

test('parameters say which are required, and keyed calls ask for their key', () => {
  const parameters = (path: string, method: string) => document.paths[path]?.[method]?.parameters
  expect(parameters('/api/product/detail', 'get')).toMatchObject([{ name: 'id', required: true }])
  expect(parameters('/api/order/pay', 'post')).toMatchObject([
    { name: 'Idempotency-Key', required: true },
  ])
})
