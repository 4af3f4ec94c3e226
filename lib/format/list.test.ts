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
