import { parse } from '@swc/core'

/** A regular expression of a source, as the engine would run it. */
export interface Expression {
  line: number
  source: string
  flags: string
}

export interface Found {
  expressions: Expression[]
  /** Lines that build an expression at run time, which cannot be checked. */
  assembled: number[]
}

/** The part of a syntax tree node that is used here. */
interface Node {
  type: string
  span: { start: number }
  [part: string]: unknown
}

type Report = (node: Node, value: { source: string; flags: string } | null) => void

/** Methods that create an expression from a string. */
const MATCHERS = ['match', 'matchAll']

/** Every regular expression of a TypeScript or JavaScript source: literals, and calls of `RegExp`. */
export async function expressionsIn(text: string, isTsx: boolean): Promise<Found> {
  // Spans count from the first token, which may follow a comment at the start of the file.
  const marked = `;${text}`
  const tree = await parse(marked, { syntax: 'typescript', tsx: isTsx, target: 'es2024' })
  const bytes = Buffer.from(marked)
  const lineOf = (node: Node) => {
    const before = bytes.subarray(0, node.span.start - tree.span.start).toString()
    return before.split('\n').length
  }
  const found: Found = { expressions: [], assembled: [] }
  walk(tree, (node, value) => {
    if (value) found.expressions.push({ line: lineOf(node), ...value })
    else found.assembled.push(lineOf(node))
  })
  return found
}

function walk(part: unknown, report: Report): void {
  if (Array.isArray(part)) for (const each of part) walk(each, report)
  else if (typeof part === 'object' && part !== null) {
    if (isNode(part) && examine(part, report)) return
    for (const value of Object.values(part)) walk(value, report)
  }
}

const isNode = (value: object): value is Node => 'type' in value && typeof value.type === 'string'

/** TypeScript nodes that can contain an expression; all others are types. */
const WITH_EXPRESSIONS =
  /^Ts(?:As|Satisfies|NonNull)Expression$|^Ts(?:ConstAssertion|TypeAssertion|Instantiation|ParameterProperty|ExportAssignment|Enum|Module)/

/** True when the children of the node need no visit. */
function examine(node: Node, report: Report): boolean {
  if (node.type.startsWith('Ts')) return !WITH_EXPRESSIONS.test(node.type)
  if (node.type === 'NewExpression' || node.type === 'CallExpression')
    return examineCall(node, report)
  if (node.type === 'RegExpLiteral') report(node, literalOf(node))
  else if (node.type === 'BinaryExpression' && node.operator === 'instanceof')
    walk(node.left, report)
  // Any other use of `RegExp` could create an expression unnoticed.
  else if (isRegExp(node)) report(node, null)
  else return false
  return true
}

const literalOf = (node: Node) => ({
  source: node.pattern as string,
  flags: node.flags as string,
})

function examineCall(node: Node, report: Report): boolean {
  const callee = node.callee as Node
  const given = ((node.arguments ?? []) as { expression: Node }[]).map((one) => one.expression)
  if (isRegExp(callee)) {
    report(node, constantExpression(given))
    return true
  }
  const isMatcher = MATCHERS.includes(nameOf(callee) ?? '')
  if (isMatcher && given[0] && isText(given[0])) report(node, null)
  return false
}

function constantExpression([pattern, flags]: Node[]): { source: string; flags: string } | null {
  const given = flags ? textOf(flags) : ''
  if (!pattern || given === null) return null
  if (pattern.type === 'RegExpLiteral')
    return flags ? { ...literalOf(pattern), flags: given } : literalOf(pattern)
  const source = textOf(pattern)
  return source === null ? null : { source, flags: given }
}

/** `RegExp`, `globalThis.RegExp` and `window['RegExp']`. */
const isRegExp = (node: Node) =>
  (node.type === 'Identifier' && node.value === 'RegExp') || nameOf(node) === 'RegExp'

/** The name of the property. */
function nameOf(node: Node): string | null {
  if (node.type !== 'MemberExpression') return null
  const property = node.property as Node
  if (property.type === 'Identifier') return property.value as string
  return property.type === 'Computed' ? textOf(property.expression as Node) : null
}

const isText = (node: Node) => node.type === 'StringLiteral' || node.type === 'TemplateLiteral'

/** The text of a string or a template without substitutions. */
function textOf(node: Node): string | null {
  if (node.type === 'StringLiteral') return node.value as string
  const quasis = node.type === 'TemplateLiteral' ? (node.quasis as Node[]) : []
  return quasis.length === 1 ? (quasis[0]!.cooked as string) : null
}
