/** One source file, at its path from the project's root. */
export interface Source {
  path: string
  lines: number
}

export interface Size {
  files: number
  lines: number
  median: number
  p95: number
  max: number
  /** Files of 20 lines or fewer. */
  small: number
}

const SMALL = 20
const PRODUCT = /^(app|components|contracts|lib|server|web|worker)\//
/** `scripts/` held both cli/ and tools/ in earlier revisions. */
const COMMANDS = /^(cli|tools|scripts)\//
const ROOT_FILES = /^(middleware|instrumentation(-client)?)\.ts$/
const TESTS = /\.test\.tsx?$|^server\/testing\/|^web\/testing\.ts$/
const SEED_TEXTS =
  /^server\/db\/seed\/(articles\/|catalogue\/(closings\.ts$|(descriptors|kinds|options|reviews|shops)\/))/
const GENERATED = /^contracts\/plain\//

const ROOT = '(root)'

/** Parses the output of `git grep --count`: `path:lines`, after `revision:` where one was named. */
export function sourcesIn(counts: string): Source[] {
  const rows = counts.trim().split('\n')
  return rows.map((row) => {
    const [path = '', lines] = row.split(':').slice(-2)
    return { path, lines: Number(lines) }
  })
}

/** The sources that are counted, by row: each top-level folder, each group of folders and the total. */
export function rowsOf(sources: Source[]): Map<string, Source[]> {
  const counted = sources.filter(
    ({ path }) => ![TESTS, SEED_TEXTS, GENERATED].some((left) => left.test(path)),
  )
  const product = counted.filter(({ path }) => PRODUCT.test(path) || ROOT_FILES.test(path))
  const commands = counted.filter(({ path }) => COMMANDS.test(path))
  const totals = { product, commands, total: [...product, ...commands] }
  return new Map([...byFolder(product), ...byFolder(commands), ...Object.entries(totals)])
}

function byFolder(sources: Source[]): Map<string, Source[]> {
  const folderOf = ({ path }: Source) => (path.includes('/') ? path.split('/')[0]! : ROOT)
  return Map.groupBy(
    sources.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    folderOf,
  )
}

export function sizeOf(sources: Source[]): Size {
  const lengths = sources.map(({ lines }) => lines).toSorted((a, b) => a - b)
  return {
    files: lengths.length,
    lines: lengths.reduce((sum, length) => sum + length, 0),
    median: percentile(lengths, 0.5),
    p95: percentile(lengths, 0.95),
    max: lengths.at(-1) ?? 0,
    small: lengths.filter((length) => length <= SMALL).length,
  }
}

/** Nearest rank: the smallest value that at least this share of the sorted values does not exceed. */
function percentile(sorted: number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}
