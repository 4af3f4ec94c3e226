import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@/contracts/languages'
import { formatList } from './list'

test.each(LOCALES)('formats lists in %s as Intl does', (locale) => {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' })
  const words = ['Colour', 'Size', '長さ', 'ขนาด', '색상']
  for (let count = 0; count <= words.length; count += 1) {
    const some = words.slice(0, count)
    expect(formatList(some, locale)).toBe(format.format(some))
  }
})

test('formats the lists of components by the rules of the language', () => {
  // Comma-separated values of HTML and CSS.
  const values = ['ui/picture-sources.ts', 'ui/striped-border.tsx']
  const folder = join(process.cwd(), 'components')
  const joined = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !values.includes(name))
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes(".join(', ')"))
  expect(joined).toEqual([])
})
