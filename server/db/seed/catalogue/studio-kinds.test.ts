import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isRendered } from '@/server/pictures/renders'
import { KINDS } from './kinds/kinds'
import { pictureName } from './product-colours'

const folder = path.resolve('studio/kinds')

function modelledNouns(): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.py'))
  return files.flatMap((name) => {
    const source = readFileSync(path.join(folder, name), 'utf8')
    return [...source.matchAll(/^@kind\("([^"]+)"/gm)].map(([, noun = '']) => noun)
  })
}

const nouns = Object.values(KINDS).flatMap((kinds) => kinds.map(({ noun }) => noun.en))

it('models each product of the studio once', () => {
  const modelled = modelledNouns()
  expect(modelled.length).toBeGreaterThan(100)
  expect(new Set(modelled).size).toBe(modelled.length)
  const shown = modelled.filter((noun) => isRendered(pictureName(noun), 'front'))
  expect(shown.filter((noun) => !nouns.includes(noun))).toEqual([])
})

it('has a model of every kind of the catalogue', () => {
  const modelled = new Set(modelledNouns())
  expect(nouns.filter((noun) => !modelled.has(noun))).toEqual([])
})
