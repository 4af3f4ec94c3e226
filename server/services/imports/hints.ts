/** What a person who imports a file can do about a problem, on the command line or in the console. */
export interface ImportHints {
  shop: 'shopMissing' | 'shopMissingInCommand'
  encoding: string
  tooManyLines: string
  fileName: 'imageFileName' | 'imageFileNameInCommand'
  foreignImage: 'imageForeign' | 'imageForeignInCommand'
}

export const COMMAND_HINTS: ImportHints = {
  shop: 'shopMissingInCommand',
  encoding: 'name its encoding, for example --encoding windows-874 on the command line',
  tooManyLines: 'Split it.',
  fileName: 'imageFileNameInCommand',
  foreignImage: 'imageForeignInCommand',
}

/** The fields are those of console/imports/import-choice.tsx and of `startAdminImport`. */
export const FORM_HINTS: ImportHints = {
  shop: 'shopMissing',
  encoding: 'choose its encoding in the field Encoding, for example windows-874',
  tooManyLines: 'Split it into several files.',
  fileName: 'imageFileName',
  foreignImage: 'imageForeign',
}
