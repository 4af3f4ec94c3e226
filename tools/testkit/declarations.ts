import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../../cli/bootstrap/failure.mjs'
import { inProject } from '../../cli/bootstrap/project.mjs'

const IMPORT = /(from |import\()["']([^"']+)["']/g
/** Its source takes the type of a JSON file that the package does not contain. */
const MESSAGE_KEY = 'testkit/words/message-key.d.ts'
const OUTSIDE = ['@playwright/test']

/** Copies a declaration file and those it imports, with relative imports that Node's resolution finds. */
export function collectDeclarations(from: string, entry: string, to: string): void {
  const pending = [entry]
  const done = new Set<string>()
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (done.has(file)) continue
    done.add(file)
    const { text, imported } = resolved(from, file)
    pending.push(...imported)
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true })
    writeFileSync(path.join(to, file), text)
  }
}

function resolved(from: string, file: string): { text: string; imported: string[] } {
  if (file === MESSAGE_KEY) return { text: messageKeys(), imported: [] }
  const imported: string[] = []
  const folder = path.posix.dirname(file)
  const source = readFileSync(path.join(from, file), 'utf8')
  const text = source.replaceAll(IMPORT, (whole, before: string, name: string) => {
    if (OUTSIDE.includes(name)) return whole
    const target = name.startsWith('@/') ? name.slice(2) : path.posix.join(folder, name)
    if (!existsSync(path.join(from, `${target}.d.ts`)))
      throw new Failure(`${file} exports a type of ${name}, which is not in the package.`)
    imported.push(`${target}.d.ts`)
    const relative = path.posix.relative(folder, `${target}.js`)
    return `${before}'${relative.startsWith('.') ? relative : `./${relative}`}'`
  })
  return { text, imported }
}

type Tree = { [key: string]: string | Tree }

const keysOf = (tree: Tree, before = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`),
  )

function messageKeys(): string {
  const messages = JSON.parse(readFileSync(inProject('messages/en.json'), 'utf8')) as Tree
  const keys = keysOf(messages).map((key) => `\n  | '${key}'`)
  return `/** The key of a text, for example \`orders.cancel\`. */\nexport type MessageKey =${keys.join('')}\n`
}
