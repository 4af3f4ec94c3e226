/** How often a sequence of bytes, or a text in UTF-8, is in a content; copies that overlap count once. */
export function countOf(mark: Buffer | string, content: Buffer): number {
  let count = 0
  for (let at = content.indexOf(mark); at >= 0; at = content.indexOf(mark, at + mark.length))
    count += 1
  return count
}
