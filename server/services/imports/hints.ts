/** What a person who imports a file can do about a problem, on the command line or in the console. */
export interface ImportHints {
  shop: 'shopMissing' | 'shopMissingInCommand'
  encoding: 'encodingWrong' | 'encodingWrongInCommand'
  fileName: 'imageFileName' | 'imageFileNameInCommand'
  foreignImage: 'imageForeign' | 'imageForeignInCommand'
}

export const COMMAND_HINTS: ImportHints = {
  shop: 'shopMissingInCommand',
  encoding: 'encodingWrongInCommand',
  fileName: 'imageFileNameInCommand',
  foreignImage: 'imageForeignInCommand',
}

/** The fields are those of console/imports/import-choice.tsx and of `startAdminImport`. */
export const FORM_HINTS: ImportHints = {
  shop: 'shopMissing',
  encoding: 'encodingWrong',
  fileName: 'imageFileName',
  foreignImage: 'imageForeign',
}
