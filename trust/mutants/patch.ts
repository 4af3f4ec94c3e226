import type { Mutant } from './mutant'

/** The file with the bug in it. Throws when its text does not stand there exactly once, so that no bug is lost. */
export function withBug(source: string, { name, file, find, replace }: Mutant): string {
  const found = source.split(find).length - 1
  if (found !== 1) throw new Error(`${name}: its text stands ${found} times in ${file}`)
  return source.replace(find, () => replace)
}
