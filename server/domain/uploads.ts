import type { StoredPurpose } from '@/contracts/schemas/uploads'

/** Public once they are in use; uploads of other purposes are visible to their owner and operators only. */
const PUBLIC_PURPOSES: StoredPurpose[] = ['review', 'avatar']

/** Pictures of the catalogue are shown to staff before a product uses them, and are no secret. */
export function isForEveryone(upload: { purpose: StoredPurpose; usedAt: Date | null }): boolean {
  if (upload.purpose === 'catalogue') return true
  return upload.usedAt !== null && PUBLIC_PURPOSES.includes(upload.purpose)
}

/** An unfinished upload only reserves storage. */
export function isFinished(upload: { width: number }): boolean {
  return upload.width > 0
}

const FOLDER = '/api/uploads/'

/** Names of catalogue pictures begin so, because only they have files of these widths besides the usual two. */
export const CATALOGUE_PREFIX = 'catalogue-'
export const CATALOGUE_WIDTHS = [640, 960] as const

export const largeFile = (name: string) => `${name}.webp`
export const smallFile = (name: string) => sizedFile(name, 320)
export const sizedFile = (name: string, width: 320 | (typeof CATALOGUE_WIDTHS)[number]) =>
  `${name}-${width}.webp`
export const addressOf = (name: string) => FOLDER + largeFile(name)

/** The files of an upload. */
export const filesOf = (name: string): string[] => [
  largeFile(name),
  smallFile(name),
  ...(name.startsWith(CATALOGUE_PREFIX)
    ? CATALOGUE_WIDTHS.map((width) => sizedFile(name, width))
    : []),
]

/** Returns the upload's name for a file name, or null. */
export function uploadOfFile(file: string): string | null {
  const name = /^([\w-]{32})(?:-(?:320|640|960))?\.webp$/.exec(file)?.[1]
  return name !== undefined && filesOf(name).includes(file) ? name : null
}

/** The file of an address that `addressOf` made, or null. */
export function fileOfAddress(address: string): string | null {
  const file = address.startsWith(FOLDER) ? address.slice(FOLDER.length) : ''
  return uploadOfFile(file) === null ? null : file
}
