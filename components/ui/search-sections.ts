import { matchOptions, type SearchOption } from './search-match'

export type SearchGroup = { title?: string; options: SearchOption[] }

type Section = { title: string; start: number; rows: SearchOption[] }

/** The sections of a search list, each with the index of its first row. */
export function sectionsOf(
  groups: SearchGroup[],
  typed: string,
  typedLabel: ((typed: string) => string) | undefined,
): Section[] {
  const text = typed.trim()
  if (text === '') {
    let start = 0
    return groups.map(({ title = '', options }) => {
      const section = { title, start, rows: options }
      start += options.length
      return section
    })
  }
  const found = matchOptions(groups.at(-1)?.options ?? [], text)
  const isNew = typedLabel && !found.some(({ label }) => label === text)
  const rows = isNew ? [...found, { value: text, label: typedLabel(text) }] : found
  return [{ title: '', start: 0, rows }]
}
