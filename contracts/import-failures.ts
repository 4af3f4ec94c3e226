/**
 * Why an uploaded file is not imported, or not to its end: English sentences. The console has them in its languages
 * (console/messages).
 */
export const IMPORT_FAILURES = {
  fileEmpty: 'The file is empty.',
  fileTooLarge: 'The file is larger than %{max} GiB.',
  fileGone: 'The file of the import is gone.',
  fileType: '%{name} is a file of type %{type}. Save the table as CSV with the encoding UTF-8.',
  notText: 'The file is no text.',
  encodingUnknown:
    'The encoding "%{encoding}" is unknown. Examples: utf-8, gb18030, shift_jis, euc-kr, windows-874, windows-1252.',
  encodingWrong:
    'The file is not valid %{encoding}. Save it as UTF-8, or choose its encoding in the field Encoding, for example windows-874.',
  encodingWrongInCommand:
    'The file is not valid %{encoding}. Save it as UTF-8, or name its encoding, for example --encoding windows-874 on the command line.',
  jsonList: 'The file is one JSON list. Write one product per line (JSON Lines).',
  tooManyLines: 'The file has more than %{max} lines. Split it into several files.',
  lineTooLong: 'The line is longer than %{max} characters; a quote may be missing.',
  tooManyCells: 'The line has more than %{max} cells.',
  quoteOpen: 'A quote that begins here is never closed.',
  quoteInCell: 'A quote inside a cell must be doubled, and the cell must be quoted.',
  columnTwice: 'The column "%{column}" occurs twice.',
  columnUnknown: 'The column "%{column}" is unknown.',
  handleColumnMissing:
    'The first line has no column "handle". It must name the columns of a catalogue: handle, category, price and others.',
  noRight: 'The account that uploaded the file may no longer import into these shops.',
  interrupted: 'The import was interrupted and is tried again.',
  givenUp: 'The import was interrupted too often. Upload the file again to import the rest.',
  overtaken:
    'The import was interrupted, and a later one has changed the catalogue. Upload the file again to import the rest.',
} as const

export type ImportFailureCode = keyof typeof IMPORT_FAILURES
