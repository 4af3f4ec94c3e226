const ID = /^[1-9]\d{0,14}$/

/** Parses the id in a URL; undefined for any other text. */
export function parseId(text: string | null | undefined): number | undefined {
  return text && ID.test(text) ? Number(text) : undefined
}
