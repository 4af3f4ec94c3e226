import { parse, type CallExpression, type Node, type TryStatement } from 'acorn'
import { ancestor } from 'acorn-walk'
import type { Identifier } from '@mdn/browser-compat-data'
import { data, lacking } from './compat-data.ts'

type Features = Record<string, Identifier | undefined>

const api = data.api as Features
const builtins = data.javascript.builtins as Features

/** Objects that are reached by a global variable in lower case. */
const INSTANCES: Record<string, string> = {
  document: 'Document',
  navigator: 'Navigator',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  crypto: 'Crypto',
  caches: 'CacheStorage',
  indexedDB: 'IDBFactory',
}

/** Compound names, which libraries rarely use for methods of their own. */
const COMPOUND = /^[a-z]+[A-Z]/
/** Methods of React and of libphonenumber-js, which also exist in rare parts of the platform. */
const OF_LIBRARIES = ['createContext', 'isValid']
const METHODS = newMethods()

/** The methods that a listed browser lacks on every object that has one of this name. */
function newMethods(): Map<string, string[]> {
  const features = new Map<string, Identifier[]>()
  const holders = [
    ...Object.values(api),
    ...Object.values(builtins),
    ...Object.values(builtins.Intl ?? {}),
  ]
  for (const holder of holders)
    for (const [name, feature] of Object.entries(holder as Record<string, Identifier>))
      if (COMPOUND.test(name) && !OF_LIBRARIES.includes(name))
        features.set(name, [...(features.get(name) ?? []), feature])
  const all = [...features].map(([name, each]) => [name, each.map((one) => lacking(one))] as const)
  return new Map(
    all.flatMap(([name, each]) =>
      each.every((one) => one.length > 0) ? [[name, each[0] ?? []] as const] : [],
    ),
  )
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
  const tree = parse(code, { ecmaVersion: 2022, sourceType: 'script' })
  ancestor(tree, {
    CallExpression(node, _, path) {
      const called = calledBy(node)
      if (!called || isGuarded(called.name, path, code)) return
      if (called.lacking.length > 0) found.push({ ...called, at: node.start })
    },
    NewExpression({ callee, start }, _, path) {
      if (callee.type !== 'Identifier' || isGuarded(callee.name, path, code)) return
      const missing = lacking(api[callee.name] ?? builtins[callee.name])
      if (missing.length > 0)
        found.push({ feature: `new ${callee.name}`, lacking: missing, at: start })
    },
  })
  return found
}

/** `URL.parse()`, `navigator.share()`, or a method with an unusual name, such as `checkVisibility()`. */
function calledBy({ callee, optional }: CallExpression) {
  if (callee.type !== 'MemberExpression' || callee.computed) return null
  if (optional || callee.optional) return null
  const { object, property } = callee
  if (property.type !== 'Identifier' || object.type === 'Super') return null
  const { name } = property
  const holder = object.type === 'Identifier' ? (INSTANCES[object.name] ?? object.name) : ''
  const known = api[holder] ?? builtins[holder]
  const feature = known?.[`${name}_static`] ?? known?.[name]
  if (feature) return { name, feature: `${holder}.${name}`, lacking: lacking(feature) }
  return { name, feature: `.${name}`, lacking: METHODS.get(name) ?? [] }
}

/** Whether a use is inside `try`, or a condition around it or `in` or `typeof` anywhere in the file names it. */
function isGuarded(name: string, path: Node[], code: string): boolean {
  const isAsked = new RegExp(`"${name}" ?in |typeof [\\w.?]*\\b${name}\\b`).test(code)
  return (
    isAsked ||
    path.some(
      (node, depth) =>
        isTried(node, path[depth + 1]) ||
        conditionsOf(node).some(({ start, end }) => code.slice(start, end).includes(name)),
    )
  )
}

const isTried = (node: Node, below: Node | undefined) =>
  node.type === 'TryStatement' && (node as TryStatement).block === below

function conditionsOf(node: Node): Node[] {
  const { type, left, test } = node as Node & { left?: Node; test?: Node }
  if (type === 'LogicalExpression' && left) return [left]
  return (type === 'ConditionalExpression' || type === 'IfStatement') && test ? [test] : []
}
