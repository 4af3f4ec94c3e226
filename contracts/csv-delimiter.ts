/** The separator of a CSV file by its heading: spreadsheets of many countries write semicolons or tabs. */
export function csvDelimiterOf(text: string): string {
  const [heading = ''] = text.trimStart().split(/\r?\n/, 1)
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: heading.split(mark).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).mark
}
