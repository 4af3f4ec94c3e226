import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { inProject } from '../../cli/bootstrap/project.mjs'

/**
 * Draws the icons of the installed app from the boat of components/home/wordmark.tsx, and writes them to public/. Run
 * it by hand when the drawing or its colours change, and commit the pictures.
 */
const PAPER = '#FAF7F2'
const ACCENT = '#C2341D'
const BOAT = `<g fill="none" stroke="${ACCENT}">
  <path d="M2 13.5c4.2 1.6 23.8 1.6 28 0-1 4.8-4.6 7-8 7H10c-3.4 0-7-2.2-8-7Z" fill="${ACCENT}" stroke-width="1.5" stroke-linejoin="round"/>
  <path d="M9 14V9.5C9 5.5 12 3 16 3s7 2.5 7 6.5V14" stroke-width="2"/>
  <path d="M16 3v11" stroke-width="1.5"/>
</g>`
/** The width of the boat and the centre of its drawing. */
const BOAT_WIDTH = 30
const BOAT_MIDDLE = { x: 16, y: 11.5 }

/** The boat takes `share` of the picture's width; `radius` is the share of the corner radius. */
function drawing(size: number, share: number, radius: number): Buffer {
  const scale = (size * share) / BOAT_WIDTH
  const x = size / 2 - BOAT_MIDDLE.x * scale
  const y = size / 2 - BOAT_MIDDLE.y * scale
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${size * radius}" fill="${PAPER}"/>
    <g transform="translate(${x} ${y}) scale(${scale})">${BOAT}</g></svg>`)
}

const png = (svg: Buffer) => sharp(svg).png({ compressionLevel: 9, palette: true }).toBuffer()

/** An ICO file of one picture, which browsers request by default. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

const folder = inProject('public', 'icons')
mkdirSync(folder, { recursive: true })
const write = (name: string, picture: Buffer) => writeFileSync(inProject('public', name), picture)

// Launchers crop a maskable icon to any shape within a circle of 80 %, so its boat is smaller and its background
// full.
for (const size of [192, 512]) {
  write(`icons/any-${size}.png`, await png(drawing(size, 0.7, 0.22)))
  write(`icons/maskable-${size}.png`, await png(drawing(size, 0.56, 0)))
}
write('icons/apple-touch-icon.png', await png(drawing(180, 0.66, 0)))
write(
  'favicon.ico',
  ico(
    await sharp(drawing(48, 0.66, 0.22))
      .png()
      .toBuffer(),
    48,
  ),
)
