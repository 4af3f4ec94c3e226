import type { UploadPurpose } from '@/contracts/schemas/uploads'

/** Shown to everyone, once they are part of something; the others to their owner and operators alone. */
const PUBLIC_PURPOSES: UploadPurpose[] = ['review', 'avatar']

export function isForEveryone(upload: { purpose: UploadPurpose; usedAt: Date | null }): boolean {
  return upload.usedAt !== null && PUBLIC_PURPOSES.includes(upload.purpose)
}

/** Before, its row only reserves room. */
export function isFinished(upload: { width: number }): boolean {
  return upload.width > 0
}

const FOLDER = '/api/uploads/'

export const largeFile = (name: string) => `${name}.webp`
export const smallFile = (name: string) => `${name}-320.webp`
export const addressOf = (name: string) => FOLDER + largeFile(name)

/** The upload that a file of this name belongs to; null when no file is called so. */
export function uploadOfFile(file: string): string | null {
  return /^([\w-]{32})(?:-320)?\.webp$/.exec(file)?.[1] ?? null
}
