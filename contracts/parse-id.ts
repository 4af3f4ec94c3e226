const ID = /^[1-9]\d{0,14}$/

/** The id that a part of an address names; undefined for anything else. */
export function parseId(text: string | null | undefined): number | undefined {
  return text && ID.test(text) ? Number(text) : undefined
}
