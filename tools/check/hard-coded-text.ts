import { readFile } from 'node:fs/promises'
import { parse } from '@swc/core'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { productSources } from './sources.ts'

/** The part of a syntax tree node that is used here. */
interface Node {
  type: string
  span: { start: number }
  [part: string]: unknown
}

const SCREENS = /^(app|components|console)\/.*\.tsx$/
/** The style guide has its own sample texts; the last error page cannot load messages and has all languages. */
const LEFT_OUT = /\.test\.tsx$|^components\/styleguide\/|^app\/global-error\.tsx$/

/** Attributes and fields with text for shoppers. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext)|alt|placeholder|\w*([lL]abel|[tT]itle|[hH]eading|hint|[mM]essage|[dD]escription|[cC]aption))$/
/** The name of the shop is the same in every language. */
const NAMES = ['Sampan']

/** Hard-coded text of screens, as lines to print; empty without any. */
export async function wordProblems(): Promise<string[]> {
  const files = productSources().filter((file) => SCREENS.test(file) && !LEFT_OUT.test(file))
  const found = await Promise.all(files.map((file) => problemsIn(file)))
  return found.flat()
}

async function problemsIn(file: string): Promise<string[]> {
  const source = await readFile(inProject(file), 'utf8')
  return (await hardCodedWords(source)).map(
    ({ line, text }) => `${file}:${line} contains the text “${text}”; move it to messages/*.json`,
  )
}

/** The untranslated texts of a source that a shopper would read, with their lines. */
export async function hardCodedWords(source: string): Promise<{ line: number; text: string }[]> {
  const tree = await parse(source, { syntax: 'typescript', tsx: true, target: 'es2024' })
  // Positions count the bytes of everything this process has parsed before.
  const bytes = Buffer.from(source)
  const before = tree.span.start
  const found: { line: number; text: string }[] = []
  walk(tree, (node) => {
    for (const { text, span } of spokenTexts(node)) {
      if (!isWords(text)) continue
      const line = bytes
        .subarray(0, span.start - before)
        .toString()
        .split('\n').length
      found.push({ line, text: text.trim().replace(/\s+/g, ' ') })
    }
  })
  return found
}

type Spoken = { text: string; span: { start: number } }

function spokenTexts(node: Node): Spoken[] {
  if (node.type === 'JSXText') return [{ text: node.value as string, span: node.span }]
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return (node.children as Node[]).flatMap(literalsOf)
  }
  if (node.type === 'JSXAttribute' && SPOKEN.test(nameOf(node.name as Node))) {
    return literalsOf(node.value as Node | null)
  }
  if (node.type === 'CallExpression' && isToast(node.callee as Node)) {
    return (node.arguments as { expression: Node }[]).flatMap(({ expression }) =>
      literalsOf(expression),
    )
  }
  if (node.type === 'KeyValueProperty' && SPOKEN.test(nameOf(node.key as Node))) {
    return literalsOf(node.value as Node)
  }
  return []
}

/** A text in a comparison is not shown. */
const JOINING = ['+', '&&', '||', '??']

/** The literals that an expression may evaluate to: itself, either branch, the text of a template. */
function literalsOf(node: Node | null): Spoken[] {
  switch (node?.type) {
    case 'StringLiteral':
      return [{ text: node.value as string, span: node.span }]
    case 'TemplateLiteral':
      return (node.quasis as Node[]).map((part) => ({ text: part.raw as string, span: part.span }))
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
    case 'TsAsExpression':
      return literalsOf(node.expression as Node)
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((part) => literalsOf(part as Node))
    case 'BinaryExpression':
      if (!JOINING.includes(node.operator as string)) return []
      return [node.left, node.right].flatMap((part) => literalsOf(part as Node))
    default:
      return []
  }
}

const isToast = (callee: Node): boolean =>
  callee.type === 'MemberExpression' && nameOf(callee.object as Node) === 'toast'

function nameOf(node: Node): string {
  if (node.type === 'JSXNamespacedName') return nameOf(node.name as Node)
  return typeof node.value === 'string' ? node.value : ''
}

/** Two letters in a row, in any script; numbers, symbols and the shop name are no words. */
/** The console passes keys of its messages, such as `console.signIn.code`. */
const KEY = /^(?:console|ra|resources)(?:\.\w+)+$/

function isWords(text: string): boolean {
  if (KEY.test(text)) return false
  return /\p{L}{2}/u.test(NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text))
}

function walk(part: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(part)) for (const each of part) walk(each, visit)
  else if (typeof part === 'object' && part !== null) {
    if (isNode(part)) visit(part)
    for (const value of Object.values(part)) walk(value, visit)
  }
}

const isNode = (value: object): value is Node => 'type' in value && typeof value.type === 'string'
