import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { MUTANTS } from './all'
import { withBug } from './patch'

const inProject = (file: string) => path.join(import.meta.dirname, '../..', file)

it.each(MUTANTS)('$name can still be seeded: $bug', (mutant) => {
  const source = readFileSync(inProject(mutant.file), 'utf8')
  expect(withBug(source, mutant)).not.toBe(source)
})

it.each(MUTANTS)('$name names tests that are there', ({ tests }) => {
  expect(tests.length).toBeGreaterThan(0)
  expect(tests.filter((file) => !existsSync(inProject(file)))).toEqual([])
})

it('has at least 25 bugs, each with a name and a sentence of its own', () => {
  expect(MUTANTS.length).toBeGreaterThanOrEqual(25)
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length)
  expect(new Set(MUTANTS.map(({ bug }) => bug)).size).toBe(MUTANTS.length)
})

it('says so when a text is gone or stands twice', () => {
  const mutant = { ...MUTANTS[0]!, find: 'a' }
  expect(() => withBug('b', mutant)).toThrow('0 times')
  expect(() => withBug('a a', mutant)).toThrow('2 times')
})
