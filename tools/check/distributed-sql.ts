import { readdirSync, readFileSync } from 'node:fs'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { CONSTRUCTS, type Construct } from './sql-constructs.ts'

const ROOTS = ['server', 'cli', 'tools']
const SOURCE = /\.(ts|mjs|sql)$/
/** What speaks of statements and runs none. */
const LEFT_OUT = /\.test\.ts$|^server\/testing\/|^tools\/check\//

/**
 * Where the SQL leans on something that engines which spread one database over many machines lack, outside the
 * places that are known for it (docs/scale.md); and places that do so no longer.
 */
export function distributedSqlProblems(): string[] {
  const sources = ROOTS.flatMap((root) =>
    readdirSync(inProject(root), { recursive: true, encoding: 'utf8' })
      .map((name) => `${root}/${name}`)
      .filter((file) => SOURCE.test(file) && !LEFT_OUT.test(file)),
  )
  const texts = new Map(sources.map((file) => [file, readFileSync(inProject(file), 'utf8')]))
  const used = [...texts].flatMap(([file, text]) =>
    constructsIn(file, text).map((construct) => ({ file, construct })),
  )
  const strange = used.filter(({ file, construct }) => !construct.places.includes(file))
  const gone = CONSTRUCTS.flatMap((construct) =>
    construct.places
      .filter((file) => !used.some((one) => one.file === file && one.construct === construct))
      .map((file) => ({ file, construct })),
  )
  return [
    ...strange.map(
      ({ file, construct: { name, lacking, instead } }) =>
        `${file}: ${name}, which ${lacking}: ${instead}, or name the file in tools/check/sql-constructs.ts and docs/scale.md`,
    ),
    ...gone.map(
      ({ file, construct: { name } }) =>
        `${file}: no more ${name}: take it out of tools/check/sql-constructs.ts`,
    ),
  ]
}

/** What of it the statements of a file use; comments may speak of anything. */
export function constructsIn(file: string, text: string): Construct[] {
  const code = withoutComments(text, file.endsWith('.sql'))
  return CONSTRUCTS.filter(({ pattern }) => pattern.test(code))
}

function withoutComments(text: string, isSql: boolean): string {
  const blocks = text.replace(/\/\*[\s\S]*?\*\//g, ' ')
  return isSql
    ? blocks.replace(/--(?!>).*$/gm, ' ')
    : blocks.replace(/^\s*\/\/.*$/gm, ' ').replace(/\s\/\/ .*$/gm, ' ')
}
