const MARK = 0xff
const START_OF_PICTURE = 0xd8
const END_OF_PICTURE = 0xd9
const START_OF_SCAN = 0xda
/** Markers without a segment: TEM, and RST0 to RST7 within a scan. */
const isBare = (code: number) => code === 1 || (code >= 0xd0 && code <= START_OF_PICTURE)

/**
 * How many scans a JPEG has. Only the picture itself counts: segments may contain other pictures, and phones append
 * films to it.
 */
export function scansOf(jpeg: Buffer): number {
  let count = 0
  let at = 0
  for (;;) {
    at = jpeg.indexOf(MARK, at)
    if (at < 0 || at + 3 >= jpeg.length) return count
    const code = jpeg[at + 1]!
    if (code === END_OF_PICTURE) return count
    if (code === START_OF_SCAN) count += 1
    // A zero belongs to the data of a scan, and further marks fill the space before a code.
    if (code === MARK) at += 1
    else if (code === 0 || isBare(code)) at += 2
    else at += 2 + jpeg.readUInt16BE(at + 2)
  }
}
