import { readTrackingFile } from './tracking-file'

const linesOf = (text: string) => {
  const { lines } = readTrackingFile(text)
  return lines?.map(({ line, order, carrier, trackingNo, problem }) =>
    [line, order, carrier, trackingNo, problem].filter((part) => part !== undefined),
  )
}

it('reads columns in any order, by their other names and with other separators', () => {
  expect(
    linesOf('\uFEFFTracking number;Order no;Carrier\r\nTH 1;2611240160102417;Thai Post\r\n'),
  ).toEqual([[2, '2611240160102417', 'Thai Post', 'TH 1']])
  expect(linesOf('order,carrier,tracking_no\n\n"7","Post, express",\'0012\n')).toEqual([
    [3, '7', 'Post, express', '0012'],
  ])
  expect(linesOf('order\tcarrier\ttracking_no\n7\tPost; express, 2\t1')).toEqual([
    [2, '7', 'Post; express, 2', '1'],
  ])
})

it('ignores other columns, whatever their names', () => {
  expect(linesOf('constructor,order,carrier,tracking_no\nx,7,Post,1')).toEqual([
    [2, '7', 'Post', '1'],
  ])
})

it('says what is wrong with a line', () => {
  const file = ['order,carrier,tracking_no', 'x,Post,1', '7,,1', '7,Post,', '7,Post,1', '7,Post,1']
  expect(linesOf(file.join('\n'))?.map((line) => line.at(-1))).toEqual([
    'order',
    'carrier',
    'trackingNo',
    '1',
    'repeated',
  ])
})

it('takes only the separator of the heading, and no line with more cells than that', () => {
  expect(linesOf('order;carrier;tracking_no\n7;Kerry, Bangkok;TH1\n8;Post;2;\n')).toEqual([
    [2, '7', 'Kerry, Bangkok', 'TH1'],
    [3, '8', 'Post', '2'],
  ])
  expect(linesOf('order,carrier,tracking_no\n7,Kerry, Bangkok,TH1')).toEqual([
    [2, '7', 'Kerry', 'Bangkok', 'cells'],
  ])
})

it.each([
  ['an order of zero', '0,Post,1', 'order'],
  ['an order with a leading zero', '07,Post,1', 'order'],
  ['a carrier of two lines', '7,"Po\nst",1', 'carrier'],
  ['a carrier with a hidden direction', '7,Po\u202est,1', 'carrier'],
  ['a number with a tab', '7,Post,"1\t2"', 'trackingNo'],
  ['a number that was rounded', '7,Post,1.23457E+15', 'trackingNo'],
])('says what is wrong with %s', (_name, line, problem) => {
  expect(linesOf(`order,carrier,tracking_no\n${line}`)?.map((one) => one.at(-1))).toEqual([problem])
})

it('reads no file in another encoding', () => {
  const text = 'order,carrier,tracking_no\n7,\ufffd\ufffd,1'
  expect(readTrackingFile(text)).toEqual({ problem: 'unreadable' })
})

it('says what is wrong with a file', () => {
  expect(readTrackingFile('order,carrier\n7,Post')).toEqual({ problem: 'columns' })
  expect(readTrackingFile('')).toEqual({ problem: 'columns' })
  expect(readTrackingFile('order,carrier,tracking_no\n"7,Post')).toEqual({ problem: 'unreadable' })
  const long = `order,carrier,tracking_no\n${'7,Post,1\n'.repeat(2001)}`
  expect(readTrackingFile(long)).toEqual({ problem: 'tooLong' })
})
