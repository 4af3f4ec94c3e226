import path from 'node:path'
import { ByteCache } from './byte-cache'
import { composePicture, designRevision, spriteSize } from './compose'
import type { FileStore } from './file-store'
import { openIconFile, type IconFile } from './icon-file'
import type { Recipe } from './recipe'
import { drawSprite, readSprite, type Sprite } from './sprite'

export type Studio = {
  isIcon: () => Promise<(name: string) => boolean>
  compose: (recipe: Recipe) => Promise<Buffer>
}

const iconPath = path.join('node_modules', '@iconify-json', 'fluent-emoji', 'icons.json')
const mostSpriteBytes = 24 * 1024 * 1024

/**
 * Makes pictures. Drawing an icon takes longer than all the rest, so drawn icons are kept in memory and in the
 * store: an icon's other variants, palettes and sizes then cost a tenth.
 */
export function createStudio(store: FileStore, report: (error: unknown) => void): Studio {
  const sprites = new ByteCache<Promise<Sprite>>(mostSpriteBytes)

  async function spriteOf(name: string, size: number): Promise<Sprite> {
    const file = path.join(`icons-${designRevision}`, `${name}-${size}.png`)
    const stored = await store.read(file).catch(report)
    if (stored) return readSprite(stored)
    const icon = await (await icons()).read(name)
    const sprite = await drawSprite(icon, size, turnOf(name))
    await store.write(file, sprite.png).catch(report)
    return sprite
  }

  function keptSprite(name: string, size: number): Promise<Sprite> {
    const key = `${name} ${size}`
    const kept = sprites.get(key)
    if (kept) return kept
    const drawing = spriteOf(name, size).then(
      (sprite) => {
        sprites.set(key, drawing, sprite.png.length + sprite.cast.length + sprite.contact.length)
        return sprite
      },
      (error: unknown) => {
        sprites.delete(key)
        throw error
      },
    )
    sprites.set(key, drawing, size * size)
    return drawing
  }

  return {
    isIcon: async () => {
      const { names } = await icons()
      return (name) => names.has(name)
    },
    compose: async (recipe) => {
      const size = spriteSize(recipe)
      return composePicture(
        recipe,
        await Promise.all(recipe.icons.map((name) => keptSprite(name, size))),
      )
    },
  }
}

let opening: Promise<IconFile> | null = null

/** Once per process: it reads through 100 MB. A failure is not remembered, so that an operator can mend the installation without a restart. */
function icons(): Promise<IconFile> {
  opening ??= openIconFile(path.join(process.cwd(), iconPath)).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

/** Icons drawn aslant that would seem to balance on a corner, and the degrees that set them on the floor. */
const turns: Record<string, number> = {
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

function turnOf(icon: string): number {
  return turns[icon] ?? 0
}
