import type { Locale } from '@/contracts/languages'
import { movedValues, type WrittenTexts } from '@/server/domain/catalogue-input'
import { sourceOf, writtenIn } from '@/server/domain/fallback-texts'

interface Texts {
  texts: WrittenTexts
}

/** A value of an option: its place before the import and in the file, -1 where it is not. */
interface Place {
  before: number
  inFile: number
}

/** The values of each option after the import, with the places they come from. */
export interface MergedOptions {
  places: Place[][]
  /** False when number or names of the options differ: SKUs that are not in the file cannot be kept. */
  isSameOptions: boolean
}

/** Whether an option has the same name in a language that both were written in. */
function hasSameOptions(before: Texts, file: Texts): boolean {
  const former = before.texts[sourceOf(before.texts)]!.options
  const given = file.texts[sourceOf(file.texts)]!.options
  if (former.length !== given.length) return false
  const shared = writtenIn(before.texts).filter((locale) => file.texts[locale])
  return former.every((_, option) =>
    shared.some(
      (locale) =>
        before.texts[locale]!.options[option]!.name === file.texts[locale]!.options[option]!.name,
    ),
  )
}

/**
 * Values that the catalogue has keep their order, so that the same file changes nothing; new ones follow. A value that
 * is not in the file stays when `isKept` says that a SKU needs it.
 */
export function mergeOptions(
  before: Texts | null,
  file: Texts,
  isKept: (option: number, place: number) => boolean,
): MergedOptions {
  const given = file.texts[sourceOf(file.texts)]!.options
  const isSameOptions = before !== null && hasSameOptions(before, file)
  const places = given.map(({ values }, option) => {
    const moved = isSameOptions ? movedValues(before, file, option) : []
    const former = moved
      .map((inFile, place) => ({ before: place, inFile }))
      .filter((place) => place.inFile !== -1 || isKept(option, place.before))
    const known = new Set(moved)
    const added = values
      .map((_, inFile) => ({ before: -1, inFile }))
      .filter(({ inFile }) => !known.has(inFile))
    return [...former, ...added]
  })
  return { places, isSameOptions }
}

/** The options in one language. A value without a text in it gets that of the file's first language. */
export function optionsIn(
  { places, isSameOptions }: MergedOptions,
  before: Texts | null,
  file: Texts,
  locale: Locale,
) {
  const own = file.texts[locale]?.options
  const source = file.texts[sourceOf(file.texts)]!.options
  const former = isSameOptions ? before?.texts[locale]?.options : undefined
  const fallback =
    isSameOptions && before ? before.texts[sourceOf(before.texts)]!.options : undefined
  return places.map((values, option) => ({
    name: own?.[option]?.name ?? former?.[option]?.name ?? source[option]!.name,
    values: values.map(
      (place) =>
        own?.[option]?.values[place.inFile] ??
        former?.[option]?.values[place.before] ??
        source[option]!.values[place.inFile] ??
        fallback![option]!.values[place.before]!,
    ),
  }))
}
