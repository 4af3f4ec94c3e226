import { parse, type MemberExpression, type Node } from 'acorn'
import { ancestor } from 'acorn-walk'
import type { Identifier } from '@mdn/browser-compat-data'
import { data, lacking } from './compat-data'

const { api } = data
const { builtins } = data.javascript

const GLOBALS = new Set(['window', 'self', 'globalThis'])
/** Objects that are reached by a global variable in lower case. */
const INSTANCES: Record<string, string> = {
  document: 'Document',
  navigator: 'Navigator',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  crypto: 'Crypto',
  screen: 'Screen',
  caches: 'CacheStorage',
  indexedDB: 'IDBFactory',
}

/** Names of methods and properties that no listed browser-independent object has: all owners of the name lack it. */
const METHODS = methodsLacking()

function methodsLacking(): Map<string, string[]> {
  const owners = new Map<string, Identifier[]>()
  const note = (name: string, feature: Identifier) =>
    owners.set(name, [...(owners.get(name) ?? []), feature])
  for (const holder of [...Object.values(api), ...Object.values(builtins)])
    for (const [name, feature] of Object.entries(holder as Record<string, Identifier>))
      if (/^[a-z][A-Za-z]+$/.test(name)) note(name, feature)
  const missing = [...owners].flatMap(([name, features]) => {
    const each = features.map(lacking)
    return each.every((one) => one.length > 0) ? [[name, each[0]!] as [string, string[]]] : []
  })
  return new Map(missing)
}

/** A use of a feature that a listed browser does not have. */
export interface Finding {
  feature: string
  lacking: string[]
  at: number
}

/** Throws for syntax that is newer than ES2022, which all listed browsers read. */
export function scriptFindings(code: string): Finding[] {
  const found: Finding[] = []
  const tree = parse(code, { ecmaVersion: 2022, sourceType: 'script', allowHashBang: true })
  const note = (feature: string, missing: string[], node: Node) => {
    if (missing.length > 0) found.push({ feature, lacking: missing, at: node.start })
  }
  ancestor(tree, {
    MemberExpression(node, _, path) {
      if (isAsked(path)) return
      const use = useOf(node, code)
      if (use) note(use.name, use.lacking, node)
    },
    NewExpression({ callee }) {
      if (callee.type !== 'Identifier' || isAskedFor(callee.name, code)) return
      note(callee.name, lacking(globalNamed(callee.name)), callee)
    },
  })
  return found
}

const globalNamed = (name: string): Identifier | undefined =>
  (api as Record<string, Identifier>)[name] ?? (builtins as Record<string, Identifier>)[name]

/** `URL.parse`, `navigator.share`, or a name that is unique enough, such as `checkVisibility`. */
function useOf({ object, property, computed }: MemberExpression, code: string) {
  if (computed || property.type !== 'Identifier' || isAskedFor(property.name, code)) return null
  const { name } = property
  if (object.type === 'Identifier') {
    const holder = globalNamed(INSTANCES[object.name] ?? object.name)
    const feature = holder?.[`${name}_static`] ?? (holder?.[name] as Identifier | undefined)
    if (feature) return { name: `${object.name}.${name}`, lacking: lacking(feature) }
    if (GLOBALS.has(object.name)) return null
  }
  const missing = METHODS.get(name)
  return missing ? { name: `.${name}`, lacking: missing } : null
}

/** `x.name?.()`, `x.name ?? …`, `x.name && …`, `if (x.name)`, `!x.name` and `x.name = …` do not rely on it. */
function isAsked(path: Node[]): boolean {
  const [parent, node] = [path.at(-2), path.at(-1)] as [Record<string, unknown> & Node, Node]
  switch (parent?.type) {
    case 'CallExpression':
      return parent.optional === true && parent.callee === node
    case 'MemberExpression':
      return parent.optional === true && parent.object === node
    case 'LogicalExpression':
      return parent.left === node
    case 'ConditionalExpression':
    case 'IfStatement':
      return parent.test === node
    case 'UnaryExpression':
      return parent.operator === '!' || parent.operator === 'typeof'
    case 'AssignmentExpression':
      return parent.left === node
    default:
      return false
  }
}

/** Whether the file asks `"name" in …` or `typeof name` anywhere. */
const isAskedFor = (name: string, code: string): boolean =>
  code.includes(`"${name}"in `) || code.includes(`typeof ${name}`) || code.includes(`"${name}" in `)
