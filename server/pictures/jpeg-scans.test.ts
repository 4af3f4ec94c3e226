import { scansOf } from './jpeg-scans'

const START = [0xff, 0xd8]
const END = [0xff, 0xd9]
const SCAN = [0xff, 0xda, 0, 3, 0, 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56]
/** An application segment with this content. */
const segment = (content: number[]) => [0xff, 0xe1, 0, content.length + 2, ...content]

it.each([
  ['two scans', [...START, ...SCAN, ...SCAN, ...END], 2],
  ['a picture in a segment', [...START, ...segment([...SCAN, ...END]), ...SCAN, ...END], 1],
  ['data behind the picture', [...START, ...SCAN, ...END, ...SCAN, ...SCAN], 1],
  ['marks that fill the space before a code', [...START, 0xff, 0xff, 0xff, ...SCAN, ...END], 1],
  ['bytes between segments', [...START, ...segment([1]), 7, 7, ...SCAN, ...END], 1],
  ['no end', [...START, ...SCAN, ...SCAN], 2],
  ['a segment longer than the file', [...START, 0xff, 0xe1, 0xff, 0xff, ...SCAN], 0],
  ['an end in the middle of a code', [...START, ...SCAN, 0xff], 1],
  ['nothing', [], 0],
])('counts the scans of a JPEG with %s', (_name, bytes, count) => {
  expect(scansOf(Buffer.from(bytes))).toBe(count)
})
