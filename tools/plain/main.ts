import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { plainModules } from './modules'

const USAGE = `npm run plain [-- --check]

Writes contracts/plain from contracts: what a phone needs of the wire, without zod. --check writes nothing and
exits with 1 when something would change.`

const folder = (...names: string[]) => inProject('contracts', 'plain', ...names)

const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } })
if (values.help) {
  console.log(USAGE)
  process.exit()
}

mkdirSync(folder(), { recursive: true })
const wanted = await plainModules()
const present = new Map(
  readdirSync(folder()).map((name) => [name, readFileSync(folder(name), 'utf8')]),
)
const left = [...present.keys()].filter((name) => !wanted.has(name))
const changed = [...wanted].filter(([name, text]) => present.get(name) !== text)
const names = [...left, ...changed.map(([name]) => name)].map((name) => `contracts/plain/${name}`)
if (values.check) {
  if (names.length > 0)
    console.log(`Not as contracts say, run \`npm run plain\`: ${names.join(', ')}`)
  process.exit(names.length > 0 ? 1 : 0)
}
for (const name of left) rmSync(folder(name))
for (const [name, text] of changed) writeFileSync(folder(name), text)
console.log(names.length > 0 ? `Written: ${names.join(', ')}` : 'Nothing has changed.')
