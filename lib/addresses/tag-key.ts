/**
 * The suggested tags in every language, as in `address` of messages/*.json. A tag is stored as the word that the
 * shopper saw, and the page has the messages of one language only.
 */
export const SUGGESTED_TAGS = {
  tagHome: ['Home', '家', '自宅', '집', 'บ้าน'],
  tagWork: ['Work', '公司', '職場', '회사', 'ที่ทำงาน'],
  tagSchool: ['School', '学校', '학교', 'โรงเรียน'],
} as const

export type TagKey = keyof typeof SUGGESTED_TAGS
export const TAG_KEYS = ['tagHome', 'tagWork', 'tagSchool'] as const satisfies TagKey[]

/** The message of a suggested tag; undefined for the shopper's own word. */
export function tagKey(tag: string): TagKey | undefined {
  return TAG_KEYS.find((key) => SUGGESTED_TAGS[key].some((word) => word === tag))
}
