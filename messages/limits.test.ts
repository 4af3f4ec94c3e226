import { LOCALES } from '@/contracts/languages'
import { MAX_EVIDENCE, MAX_PICTURE_MIB } from '@/contracts/upload-limits'
import { errorWords } from '@/server/http/words'

type Tree = { [key: string]: string | Tree }

const textAt = (tree: Tree, key: string) =>
  key.split('.').reduce<string | Tree | undefined>((at, name) => (at as Tree)[name], tree)

const textIn = async (folder: string, locale: string, key: string) => {
  const { default: tree } = (await import(`@/${folder}/${locale}.json`)) as { default: Tree }
  return textAt(tree, key)
}

const names = (limit: number) => expect.stringMatching(`(^|\\D)${limit}\\D`) as unknown

it.each(LOCALES)('texts name the limits that the contract has, in %s', async (locale) => {
  expect(errorWords(locale, 'PICTURE_TOO_LARGE')).toEqual(names(MAX_PICTURE_MIB))
  expect(await textIn('messages', locale, 'errors.fields.proofMost')).toEqual(names(MAX_EVIDENCE))
})

it.each(LOCALES)('texts about the size of a file take it as a value, in %s', async (locale) => {
  const sizes: [folder: string, key: string, value: string][] = [
    ['messages', 'errors.PICTURE_TOO_LARGE', '{most}'],
    ['console/messages', 'console.pictures.hint', '%{max}'],
    ['console/messages', 'console.pictures.size', '%{max}'],
    ['console/messages', 'console.imports.formats', '%{max}'],
    ['console/messages', 'console.imports.tooLarge', '%{max}'],
    ['console/messages', 'console.imports.reasons.imageTooLarge', '%{max}'],
  ]
  for (const [folder, key, value] of sizes) {
    const text = await textIn(folder, locale, key)
    expect([key, text]).toEqual([key, expect.stringContaining(value)])
    expect([key, text]).toEqual([key, expect.not.stringMatching(/\d/)])
  }
})
