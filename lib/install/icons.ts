import sharp from 'sharp'
import { brand } from '@/contracts/brand'
import { logoSvg } from '@/contracts/logo'

interface Icon {
  size: number
  /** The share of the picture that the logo takes. */
  share: number
  /** The corner radius as a share of the size. */
  radius: number
}

/** Launchers crop a maskable icon to any shape within a circle of 80 %, so its logo is smaller and its ground full. */
const ICONS: Record<string, Icon> = {
  'any-192.png': { size: 192, share: 0.7, radius: 0.22 },
  'any-512.png': { size: 512, share: 0.7, radius: 0.22 },
  'maskable-192.png': { size: 192, share: 0.56, radius: 0 },
  'maskable-512.png': { size: 512, share: 0.56, radius: 0 },
  'apple-touch-icon.png': { size: 180, share: 0.66, radius: 0 },
}
const FAVICON: Icon = { size: 48, share: 0.66, radius: 0.22 }
/** Larger than every icon, so that the logo is only ever scaled down. */
const DRAWN_WIDTH = 1024

const made = new Map<string, Promise<Buffer>>()

/** An icon of the installed app, drawn from the logo at its first request; undefined for an unknown name. */
export function iconNamed(name: string): Promise<Buffer> | undefined {
  const icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined
  return icon && once(name, () => draw(icon))
}

/** The file that browsers request by default. */
export const favicon = (): Promise<Buffer> =>
  once('favicon.ico', async () => ico(await draw(FAVICON), FAVICON.size))

function once(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const picture = made.get(name) ?? make()
  made.set(name, picture)
  picture.catch(() => made.delete(name))
  return picture
}

async function draw({ size, share, radius }: Icon): Promise<Buffer> {
  const { logo, colours } = brand()
  const { paper, accent } = colours.light
  const svg = logoSvg(logo, { width: DRAWN_WIDTH, color: accent })
  const side = Math.round(size * share)
  // Without the margins of the drawing, so that every logo is in the centre.
  const trimmed = await sharp(Buffer.from(svg)).trim().toBuffer()
  const input = await sharp(trimmed).resize(side, side, { fit: 'inside' }).toBuffer()
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * radius}" fill="${paper}"/></svg>`
  return sharp(Buffer.from(ground))
    .composite([{ input, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** An ICO file of one picture. */
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
