import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { MUTANTS } from './all'
import { withBug } from './patch'

const inProject = (file: string) => path.join(import.meta.dirname, '../..', file)

it.each(MUTANTS)('$name can be seeded: $bug', (mutant) => {
  const source = readFileSync(inProject(mutant.file), 'utf8')
  expect(withBug(source, mutant)).not.toBe(source)
})

it.each(MUTANTS)('$name lists existing tests', ({ tests }) => {
  expect(tests.length).toBeGreaterThan(0)
  expect(tests.filter((file) => !existsSync(inProject(file)))).toEqual([])
})

it('has at least 25 bugs, each with a unique name and sentence', () => {
  expect(MUTANTS.length).toBeGreaterThanOrEqual(25)
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length)
  expect(new Set(MUTANTS.map(({ bug }) => bug)).size).toBe(MUTANTS.length)
})

it('reports a text that is missing or not unique', () => {
  const mutant = { ...MUTANTS[0]!, find: 'a' }
  expect(() => withBug('b', mutant)).toThrow('0 times')
  expect(() => withBug('a a', mutant)).toThrow('2 times')
})
