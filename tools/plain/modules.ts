import { readdirSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { z } from 'zod'
import { ENDPOINTS } from '@/contracts/all'
import type { Endpoint } from '@/contracts/endpoint'
import { Envelope } from '@/contracts/envelope'
import type { Shape } from '@/contracts/shape'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { plainOf } from './plain-of'
import { shapeOf } from './shape-of'

type Exports = Record<string, unknown>

const CALLED = new Set<unknown>(
  ENDPOINTS.flatMap(([, endpoint]) => (endpoint.access === 'operator' ? [] : [endpoint])),
)

/** What contracts/plain should hold: the text of each file by its name. */
export async function plainModules(): Promise<Map<string, string>> {
  const contracts = await contractModules()
  const names = namesOfShapes([...contracts.values()])
  const modules = new Map<string, string>()
  for (const [file, contract] of contracts) {
    const endpoints = Object.entries(contract).filter((entry): entry is [string, Endpoint] =>
      CALLED.has(entry[1]),
    )
    if (endpoints.length > 0) modules.set(file, await formatted(moduleOf(file, endpoints, names)))
  }
  return modules.set('envelope.ts', await formatted(envelopeModule()))
}

async function contractModules(): Promise<Map<string, Exports>> {
  const files = readdirSync(inProject('contracts')).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const modules = files.map(async (file): Promise<[string, Exports]> => [
    file,
    (await import(`@/contracts/${path.parse(file).name}`)) as Exports,
  ])
  return new Map(await Promise.all(modules))
}

/** What contracts call their objects, by the shape in letters, so that a file says each of them once. */
function namesOfShapes(contracts: Exports[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const [name, value] of contracts.flatMap((contract) => Object.entries(contract))) {
    const shape = value instanceof z.ZodObject ? shapeIfPlain(value) : null
    if (shape && !names.has(JSON.stringify(shape))) names.set(JSON.stringify(shape), name)
  }
  return names
}

/** What is asked of a shopper has schemas of its own, which no answer has. */
function shapeIfPlain(schema: z.ZodType): Shape | null {
  try {
    return shapeOf(schema)
  } catch {
    return null
  }
}

function moduleOf(file: string, endpoints: [string, Endpoint][], names: Map<string, string>) {
  const plain = endpoints.map(([name, endpoint]) => [name, plainOf(endpoint)] as const)
  const counts = new Map<string, number>()
  for (const [, { data }] of plain) countNamed(data, names, counts)
  const repeated = [...counts].filter(([, count]) => count > 1).map(([letters]) => letters)
  const known = new Map(repeated.map((letters) => [letters, names.get(letters)!]))
  // A part is shorter than what it is part of, and so comes before it.
  const parts = repeated
    .sort((a, b) => a.length - b.length)
    .map((letters) => {
      const without = new Map([...known].filter(([other]) => other !== letters))
      const shape = JSON.parse(letters) as Shape
      return `const ${known.get(letters)}: Shape = ${written(shape, without)}\n`
    })
  const contract = `contract from '@/contracts/${path.parse(file).name}'`
  return [
    `// Written by \`npm run plain\` from contracts/${file}.`,
    `import type * as ${contract}`,
    `import type { PlainEndpoint } from '@/contracts/endpoint'`,
    parts.length > 0 ? `import type { Shape } from '@/contracts/shape'\n` : '',
    ...parts,
    ...plain.map(
      ([name, endpoint]) =>
        `export const ${name}: PlainEndpoint<typeof contract.${name}> = ${written(endpoint, known)}\n`,
    ),
  ].join('\n')
}

function countNamed(value: unknown, names: Map<string, string>, counts: Map<string, number>): void {
  if (typeof value !== 'object' || value === null) return
  const letters = JSON.stringify(value)
  if (names.has(letters)) counts.set(letters, (counts.get(letters) ?? 0) + 1)
  for (const inner of Object.values(value)) countNamed(inner, names, counts)
}

/** As TypeScript, with the names of what is known by one. */
function written(value: unknown, known: Map<string, string>): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const name = known.get(JSON.stringify(value))
  if (name) return name
  if (Array.isArray(value)) return `[${value.map((one) => written(one, known)).join(', ')}]`
  const fields = Object.entries(value).map(
    ([field, inner]) => `${JSON.stringify(field)}: ${written(inner, known)}`,
  )
  return `{\n${fields.join(',\n')}\n}`
}

const envelopeModule = () => `// Written by \`npm run plain\` from contracts/envelope.ts.
import type { Shape } from '@/contracts/shape'

export const envelope: Shape = ${written(shapeOf(Envelope), new Map())}`

async function formatted(source: string): Promise<string> {
  const config = await resolveConfig(inProject('contracts', 'plain', 'any.ts'))
  return format(source, { ...config, parser: 'typescript', plugins: [] })
}
