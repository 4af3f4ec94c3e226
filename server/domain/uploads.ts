import type { UploadPurpose } from '@/contracts/schemas/uploads'

/** Public once they are in use; uploads of other purposes are visible to their owner and operators only. */
const PUBLIC_PURPOSES: UploadPurpose[] = ['review', 'avatar']

export function isForEveryone(upload: { purpose: UploadPurpose; usedAt: Date | null }): boolean {
  return upload.usedAt !== null && PUBLIC_PURPOSES.includes(upload.purpose)
}

/** An unfinished upload only reserves storage. */
export function isFinished(upload: { width: number }): boolean {
  return upload.width > 0
}

const FOLDER = '/api/uploads/'

export const largeFile = (name: string) => `${name}.webp`
export const smallFile = (name: string) => `${name}-320.webp`
export const addressOf = (name: string) => FOLDER + largeFile(name)

/** Returns the upload's name for a file name, or null. */
export function uploadOfFile(file: string): string | null {
  return /^([\w-]{32})(?:-320)?\.webp$/.exec(file)?.[1] ?? null
}
