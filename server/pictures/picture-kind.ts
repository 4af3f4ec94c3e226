import { fileTypeFromBuffer } from 'file-type'

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic'

const KINDS: Record<string, PictureKind> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heic',
}

/** What the bytes are, whatever they are called; null for everything that is not taken. */
export async function pictureKind(bytes: Buffer): Promise<PictureKind | null> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const kind = KINDS[type?.mime ?? '']
  return kind && !isAlsoSomethingElse(bytes) ? kind : null
}

const ACTIVE = ['<script', '<!doctype', '<html', '<?php', '<svg ']
const ZIP_END = Buffer.from([0x50, 0x4b, 5, 6])
const ZIP_END_BYTES = 22
const ZIP_COMMENT_MOST = 65_535
const PDF_HEAD_BYTES = 1024

/**
 * A file that is a picture and a page, a program, a document or an archive too. What is stored is drawn
 * anew and would not be; but nobody takes such a picture with a camera.
 */
function isAlsoSomethingElse(bytes: Buffer): boolean {
  if (bytes.subarray(0, PDF_HEAD_BYTES).includes('%PDF-') || isZip(bytes)) return true
  const text = bytes.toString('latin1').toLowerCase()
  return ACTIVE.some((mark) => text.includes(mark))
}

/** An archive is read from its end: its last record says how far the end of the file is. */
function isZip(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_COMMENT_MOST)
  const place = bytes.indexOf(ZIP_END, from)
  return place >= 0 && place + ZIP_END_BYTES <= bytes.length
}

export type ProblemName = 'TOO_LARGE' | 'TOO_MANY_PIXELS' | 'EMPTY' | 'UNKNOWN' | 'DAMAGED'

/** Why a file is not taken as a picture. */
export class PictureProblem extends Error {
  constructor(readonly problem: ProblemName) {
    super(problem)
    this.name = 'PictureProblem'
  }
}
