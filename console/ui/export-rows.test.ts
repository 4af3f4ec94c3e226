import { csvOf } from './export-rows'

const BODY = (csv: string) => csv.slice(1).split('\r\n').slice(1, -1)

it('neutralises what a spreadsheet would calculate', () => {
  const rows = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'].map((text) => [text])
  expect(BODY(csvOf(['name'], rows))).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@SUM(A1)",
    "'\t=1",
    `"'\r=1"`,
  ])
})

it('quotes separators and keeps numbers and empty cells', () => {
  expect(BODY(csvOf(['a', 'b', 'c'], [['x,"y"', 12, null]]))).toEqual(['"x,""y""",12,'])
  expect(csvOf(['a'], []).startsWith('\uFEFFa')).toBe(true)
})
