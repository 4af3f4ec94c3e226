/**
 * Object storage cannot append to an object, so appended bytes are stored as chunks,
 * `<name>/<start>-<end>`. Two chunks with the same start come from concurrent attempts.
 */
export interface Chunk {
  key: string
  start: number
  end: number
}

export const chunkKey = (name: string, start: number, end: number) => `${name}/${start}-${end}`

export function parseChunkKey(name: string, key: string): Chunk | null {
  const match = key.startsWith(`${name}/`) && /^(\d+)-(\d+)$/.exec(key.slice(name.length + 1))
  return match ? { key, start: Number(match[1]), end: Number(match[2]) } : null
}

/** The name of the file that an object stores, entirely or as a chunk. */
export const fileNameOf = (key: string) => /^(.+)\/\d+-\d+$/.exec(key)?.[1] ?? key

/** The longest contiguous sequence of chunks from offset 0. Another chunk never makes it shorter. */
export function contiguousChunks(chunks: Chunk[]): Chunk[] {
  const byEnd = new Map<number, Chunk>()
  let size = 0
  for (const chunk of chunks.toSorted((one, other) => one.start - other.start)) {
    const isContiguous = chunk.start === 0 || byEnd.has(chunk.start)
    if (!isContiguous || chunk.end <= chunk.start || byEnd.has(chunk.end)) continue
    byEnd.set(chunk.end, chunk)
    size = Math.max(size, chunk.end)
  }
  const contiguous: Chunk[] = []
  for (let last = byEnd.get(size); last; last = byEnd.get(last.start)) contiguous.unshift(last)
  return contiguous
}

export const endOf = (contiguous: Chunk[]) => contiguous.at(-1)?.end ?? 0
