/** What a person who imports a file can do about a problem, in the words of the command line or of the console. */
export interface ImportHints {
  shop: string
  encoding: string
  tooManyLines: string
  fileName: string
  foreignImage: string
}

export const COMMAND_HINTS: ImportHints = {
  shop: 'add the column, or name the shop with --shop',
  encoding: 'name its encoding, for example --encoding windows-874 on the command line',
  tooManyLines: 'Split it.',
  fileName: 'name its folder with --images on the command line, or use an https address',
  foreignImage: 'use file names and --images, or complete addresses',
}

/** The fields are those of console/imports/import-choice.tsx and of `startAdminImport`. */
export const FORM_HINTS: ImportHints = {
  shop: 'add the column, or choose the shop in the field Shop',
  encoding: 'choose its encoding in the field Encoding, for example windows-874',
  tooManyLines: 'Split it into several files.',
  fileName: 'use an https address',
  foreignImage: 'use complete addresses',
}
