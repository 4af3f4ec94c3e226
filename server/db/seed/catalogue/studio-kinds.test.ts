import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { KINDS } from './kinds/kinds'

const folder = path.resolve('studio/kinds')

function modelledNouns(): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.py'))
  return files.flatMap((name) => {
    const source = readFileSync(path.join(folder, name), 'utf8')
    return [...source.matchAll(/^@kind\("([^"]+)"/gm)].map(([, noun = '']) => noun)
  })
}

it('has every modelled product of the studio, each modelled once', () => {
  const nouns = Object.values(KINDS).flatMap((kinds) => kinds.map(({ noun }) => noun.en))
  const modelled = modelledNouns()
  expect(modelled.length).toBeGreaterThan(100)
  expect(new Set(modelled).size).toBe(modelled.length)
  expect(modelled.filter((noun) => !nouns.includes(noun))).toEqual([])
})
