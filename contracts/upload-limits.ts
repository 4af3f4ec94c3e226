/** Limits of pictures, files and request bodies. No imports, so that screens load no schemas. */

const MIB = 1024 * 1024

/** Of an uploaded file; the stored picture is much smaller. */
export const MAX_PICTURE_MIB = 10
export const MAX_PICTURE_BYTES = MAX_PICTURE_MIB * MIB
/** Of one part of a picture. */
export const MAX_PART_MIB = 1
export const MAX_PART_BYTES = MAX_PART_MIB * MIB
/** Larger files are imported by the command line. */
export const MAX_IMPORT_MIB = 10
export const MAX_IMPORT_BYTES = MAX_IMPORT_MIB * MIB

/** A picture or an import; the rest is the multipart form. */
export const MAX_FORM_BYTES = 12 * MIB
/** Allows one megabyte of text, so that the backend can name the field that is too long. */
export const MAX_JSON_BYTES = 2 * MIB
/** The largest message of a provider is a few KiB. */
export const MAX_WEBHOOK_BYTES = 256 * 1024

export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
] as const
/** For file inputs. Includes file extensions: not every phone knows the MIME type of HEIC. */
export const ACCEPTED_PICTURES = [...PICTURE_TYPES, '.heic', '.heif'].join()

/** Pictures that prove a top-up or a refund. */
export const MAX_EVIDENCE = 6
export const MAX_REVIEW_PICTURES = 9
