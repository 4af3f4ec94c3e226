import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..')

interface Used {
  where: string
  markup: string
}

/** Every field of a submitted form, as in the source. */
const fields: Used[] = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/\.test\.|^(?:styleguide|ui|search)/.test(file))
  .flatMap((file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8')
    return [...source.matchAll(/<(?:TextField|PasswordField)\b[\s\S]*?\n\s*\/>/g)].map(
      ([markup]) => ({
        where: `${file}: ${/(?:name="|field\(')(\w+)/.exec(markup)?.[1] ?? ''}`,
        markup,
      }),
    )
  })
  .filter(({ markup }) => /\bname=|\{\.\.\.field(?:\}|\('\w+'\))/.test(markup))

const without = (wanted: RegExp, among: RegExp) =>
  fields
    .filter(({ markup }) => among.test(markup) && !wanted.test(markup))
    .map(({ where }) => where)

it('finds the fields in the sources', () => expect(fields.length).toBeGreaterThan(15))

it('every field has an autocomplete attribute', () =>
  expect(without(/autoComplete=/, /./)).toEqual([]))

it('telephone and e-mail fields set the matching keyboard', () => {
  expect(without(/inputMode="tel"/, /type="tel"/)).toEqual([])
  expect(without(/inputMode="email"/, /type="email"/)).toEqual([])
})

it('fields for codes and card numbers set the numeric keyboard', () =>
  expect(
    without(/inputMode="numeric"/, /autoComplete="(?:one-time-code|cc-number|cc-csc)"/),
  ).toEqual([]))
