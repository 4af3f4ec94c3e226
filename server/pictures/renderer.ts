import path from 'node:path'
import { ByteCache } from './byte-cache'
import { composePicture, designRevision, spriteSize } from './compose'
import type { FileStore } from './file-store'
import { openIconFile, type IconFile } from './icon-file'
import type { Recipe } from './recipe'
import { rasteriseIcon, readSprite, type Sprite } from './sprite'

export type PictureRenderer = {
  isIcon: () => Promise<(name: string) => boolean>
  render: (recipe: Recipe) => Promise<Buffer>
}

const iconPath = path.join('node_modules', '@iconify-json', 'fluent-emoji', 'icons.json')
const maxSpriteBytes = 24 * 1024 * 1024

/**
 * Renders pictures. Rasterising an icon takes about 90 % of the time, so sprites are cached in
 * memory and in the store for the icon's other variants, palettes and sizes.
 */
export function createRenderer(
  store: FileStore,
  report: (error: unknown) => void,
): PictureRenderer {
  const sprites = new ByteCache<Promise<Sprite>>(maxSpriteBytes)

  async function loadSprite(name: string, size: number): Promise<Sprite> {
    const file = path.join(`icons-${designRevision}`, `${name}-${size}.png`)
    const stored = await store.read(file).catch(report)
    if (stored) return readSprite(stored)
    const icon = await (await icons()).read(name)
    const sprite = await rasteriseIcon(icon, size, rotationOf(name))
    await store.write(file, sprite.png).catch(report)
    return sprite
  }

  function cachedSprite(name: string, size: number): Promise<Sprite> {
    const key = `${name} ${size}`
    const cached = sprites.get(key)
    if (cached) return cached
    const loading = loadSprite(name, size).then(
      (sprite) => {
        sprites.set(key, loading, sprite.png.length + sprite.cast.length + sprite.contact.length)
        return sprite
      },
      (error: unknown) => {
        sprites.delete(key)
        throw error
      },
    )
    sprites.set(key, loading, size * size)
    return loading
  }

  return {
    isIcon: async () => {
      const { names } = await icons()
      return (name) => names.has(name)
    },
    render: async (recipe) => {
      const size = spriteSize(recipe)
      return composePicture(
        recipe,
        await Promise.all(recipe.icons.map((name) => cachedSprite(name, size))),
      )
    },
  }
}

let opening: Promise<IconFile> | null = null

/**
 * Indexed once per process, because the file is 100 MB. Failures are not cached, so that repairing
 * the installation needs no restart.
 */
function icons(): Promise<IconFile> {
  opening ??= openIconFile(path.join(process.cwd(), iconPath)).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

/**
 * Clockwise rotations, in degrees, of icons that are drawn diagonally and would seem to balance on
 * a corner.
 */
const ROTATIONS: Record<string, number> = {
  'running-shoe': -41,
  skis: 32,
  skateboard: 47,
  'chocolate-bar': 45,
  croissant: 40,
  guitar: -42,
  violin: -42,
  'bottle-with-popping-cork': 40,
  'test-tube': -42,
  lollipop: 42,
  thermometer: 45,
}

function rotationOf(icon: string): number {
  return ROTATIONS[icon] ?? 0
}
