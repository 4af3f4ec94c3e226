import { LOCALES } from '@/contracts/languages'
import { MAX_EVIDENCE, MAX_IMPORT_MIB, MAX_PICTURE_MIB } from '@/contracts/upload-limits'

/** The texts that name a limit. */
const NAMED: [file: string, key: string, limit: number][] = [
  ['messages', 'errors.PICTURE_TOO_LARGE', MAX_PICTURE_MIB],
  ['messages', 'errors.fields.proofMost', MAX_EVIDENCE],
  ['console/messages', 'console.pictures.hint', MAX_PICTURE_MIB],
  ['console/messages', 'console.pictures.size', MAX_PICTURE_MIB],
  ['console/messages', 'console.imports.formats', MAX_IMPORT_MIB],
  ['console/messages', 'console.imports.tooLarge', MAX_IMPORT_MIB],
]

type Tree = { [key: string]: string | Tree }

const textAt = (tree: Tree, key: string) =>
  key.split('.').reduce<string | Tree | undefined>((at, name) => (at as Tree)[name], tree)

it.each(LOCALES)('texts name the limits that the contract has, in %s', async (locale) => {
  for (const [folder, key, limit] of NAMED) {
    const { default: tree } = (await import(`@/${folder}/${locale}.json`)) as { default: Tree }
    expect([key, textAt(tree, key)]).toEqual([key, expect.stringMatching(`(^|\\D)${limit}\\D`)])
  }
})
