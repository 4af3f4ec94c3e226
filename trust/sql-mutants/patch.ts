import type { Mutant } from './mutant'

/** Returns the file with the bug. Throws unless its text occurs exactly once, so that no bug is skipped silently. */
export function withBug(source: string, { name, file, find, replace }: Mutant): string {
  const found = source.split(find).length - 1
  if (found !== 1) throw new Error(`${name}: its text occurs ${found} times in ${file}`)
  return source.replace(find, () => replace)
}
