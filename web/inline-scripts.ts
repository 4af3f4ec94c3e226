import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { HEAD_SCRIPT } from '../lib/head/head-script.ts'
import { LATE_SCRIPT } from './late-scripts.ts'

/** React writes these inline scripts into streamed pages; read from React's source, to match its version. */
const REACT_SERVER = 'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js'
const LITERAL_BEGIN = /['"](?:\$R|requestAnimationFrame\()/g
const LITERAL = /^'((?:[^'\\\n]|\\.)*)'|^"((?:[^"\\\n]|\\.)*)"/

const NEXT_BEGINS = '(self.__next_f=self.__next_f||[]).push([0])'
const CHUNK_NAME = /^static\/chunks\/[\w.~-]+\.js$/

const SCRIPT_BEGIN = '<script'
const SCRIPT_END = '</script>'
/** Script types that browsers execute. */
const RUNNING_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript'])

let reactWords: string[] | undefined

/**
 * The CSP digests of a page's inline scripts by Next, React and lib/head. They are recognised by their exact
 * form, so an injected script gets no digest and does not run.
 */
export function knownScripts(html: string): { digests: string[]; unknown: string[] } {
  const digests = new Set<string>()
  const unknown: string[] = []
  for (const { attributes, text } of scriptsOf(html)) {
    if (attributes.includes('src=') || !runs(attributes)) continue
    if (isOwnScript(text)) digests.add(digestOf(text))
    else unknown.push(text)
  }
  return { digests: [...digests], unknown }
}

function* scriptsOf(html: string): Generator<{ attributes: string; text: string }> {
  for (let at = html.indexOf(SCRIPT_BEGIN); at !== -1; at = html.indexOf(SCRIPT_BEGIN, at)) {
    const bodyAt = html.indexOf('>', at) + 1
    const endAt = html.indexOf(SCRIPT_END, bodyAt)
    if (bodyAt === 0 || endAt === -1) return
    yield {
      attributes: html.slice(at + SCRIPT_BEGIN.length, bodyAt - 1),
      text: html.slice(bodyAt, endAt),
    }
    at = endAt
  }
}

function runs(attributes: string): boolean {
  const type = between(attributes, 'type="', '"')
  return type === null ? !attributes.includes('type=') : RUNNING_TYPES.has(type)
}

export function isOwnScript(text: string): boolean {
  if (text === NEXT_BEGINS || text === HEAD_SCRIPT || text === LATE_SCRIPT) return true
  const data = wrapped(text, 'self.__next_f.push(', ')')
  if (data !== null) return Array.isArray(parsed(data))
  const chunks = wrapped(
    text,
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
    ');',
  )
  return chunks === null ? isOfReact(text) : isChunkList(parsed(chunks))
}

/** The text between a prefix and a suffix; null when they do not match. */
function wrapped(text: string, prefix: string, suffix: string): string | null {
  if (!text.startsWith(prefix) || !text.endsWith(suffix)) return null
  return text.slice(prefix.length, -suffix.length)
}

/** The text between the first `begin` and the next `end`. */
function between(text: string, begin: string, end: string): string | null {
  const at = text.indexOf(begin)
  if (at === -1) return null
  const from = at + begin.length
  const to = text.indexOf(end, from)
  return to === -1 ? null : text.slice(from, to)
}

/** Arguments of the chunk loader: own file names and module ids. */
function isChunkList(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { otherChunks, runtimeModuleIds, ...rest } = value as Record<string, unknown>
  const areNames = (list: unknown): boolean =>
    Array.isArray(list) && list.every((name) => typeof name === 'string' && CHUNK_NAME.test(name))
  const areIds = (list: unknown): boolean =>
    Array.isArray(list) && list.every((id) => Number.isSafeInteger(id))
  return areNames(otherChunks) && areIds(runtimeModuleIds) && Object.keys(rest).length === 0
}

/** React's runtime functions, optionally followed by one call with literal arguments. */
function isOfReact(text: string): boolean {
  reactWords ??= readReactWords()
  let rest = text
  let last = ''
  for (;;) {
    const word = reactWords.find((one) => rest.startsWith(one))
    if (!word) break
    last = word
    rest = rest.slice(word.length)
  }
  if (!last.endsWith('("')) return last !== '' && rest === ''
  return rest.endsWith(')') && Array.isArray(parsed(`["${rest.slice(0, -1)}]`))
}

function readReactWords(): string[] {
  const source = readFileSync(createRequire(import.meta.url).resolve(REACT_SERVER), 'utf8')
  const words = [...source.matchAll(LITERAL_BEGIN)].flatMap(({ index }) => {
    const [, single, double] = LITERAL.exec(source.slice(index)) ?? []
    return unescaped(single ?? double ?? '')
  })
  if (words.length === 0) throw new Error(`${REACT_SERVER} contains no inline scripts`)
  return words.sort((a, b) => b.length - a.length)
}

/** Decodes a JavaScript string literal. */
function unescaped(literal: string): string {
  const asJson = literal
    .replace(/\\x([0-9a-f]{2})/gi, '\\u00$1')
    .replace(/\\'/g, "'")
    .replace(/\\"/g, '"')
    .replace(/"/g, '\\"')
  return JSON.parse(`"${asJson}"`) as string
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const digestOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
