import { fileTypeFromBuffer } from 'file-type'
import type { PICTURE_TYPES } from '@/contracts/upload-limits'

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic'

const KINDS: Record<string, PictureKind | undefined> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heic',
} satisfies Record<(typeof PICTURE_TYPES)[number], PictureKind>

/** The format by content, not by file name. Null if the format is not accepted. */
export async function pictureKind(bytes: Buffer): Promise<PictureKind | null> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const kind = KINDS[type?.mime ?? '']
  return kind && !isPolyglot(bytes) ? kind : null
}

const ACTIVE_CONTENT = ['<script', '<!doctype', '<html', '<?php', '<svg ']
const ZIP_END = Buffer.from([0x50, 0x4b, 5, 6])
const ZIP_END_BYTES = 22
const MAX_ZIP_COMMENT_BYTES = 65_535
const PDF_HEADER_BYTES = 1024

/**
 * Whether the picture is also a valid HTML, PHP, PDF or ZIP file. Re-encoding would remove the
 * other content, but no camera produces such files.
 */
function isPolyglot(bytes: Buffer): boolean {
  if (bytes.subarray(0, PDF_HEADER_BYTES).includes('%PDF-') || isZip(bytes)) return true
  const text = bytes.toString('latin1').toLowerCase()
  return ACTIVE_CONTENT.some((marker) => text.includes(marker))
}

/** Whether the file ends with the end-of-central-directory record of a ZIP archive and its comment. */
function isZip(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - ZIP_END_BYTES - MAX_ZIP_COMMENT_BYTES)
  const offset = bytes.indexOf(ZIP_END, from)
  return offset >= 0 && offset + ZIP_END_BYTES <= bytes.length
}

export type ProblemName = 'TOO_LARGE' | 'TOO_MANY_PIXELS' | 'EMPTY' | 'UNKNOWN' | 'DAMAGED'

/** The reason why a file is rejected as a picture. */
/** Thrown when a picture took too long to decode, which a busy machine may cause. */
export class PictureTimeout extends Error {
  constructor() {
    super('The picture took too long to decode')
    this.name = 'PictureTimeout'
  }
}

export class PictureProblem extends Error {
  constructor(readonly problem: ProblemName) {
    super(problem)
    this.name = 'PictureProblem'
  }
}
