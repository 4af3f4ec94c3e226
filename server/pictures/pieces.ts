/**
 * A bucket cannot add to a file: what is added lies beside it in pieces, named by where they start and end. Two that
 * start at the same place came from two tries at once.
 */
export interface Piece {
  key: string
  start: number
  end: number
}

export const pieceKey = (name: string, start: number, end: number) => `${name}/${start}-${end}`

export function pieceOf(name: string, key: string): Piece | null {
  const match = key.startsWith(`${name}/`) && /^(\d+)-(\d+)$/.exec(key.slice(name.length + 1))
  return match ? { key, start: Number(match[1]), end: Number(match[2]) } : null
}

/** The file that an object is, or is a piece of. */
export const fileOf = (key: string) => /^(.+)\/\d+-\d+$/.exec(key)?.[1] ?? key

/** The pieces that follow on each other from the beginning and reach furthest: one more never makes it less. */
export function chainOf(pieces: Piece[]): Piece[] {
  const reaching = new Map<number, Piece>()
  let size = 0
  for (const piece of pieces.toSorted((one, other) => one.start - other.start)) {
    const follows = piece.start === 0 || reaching.has(piece.start)
    if (!follows || piece.end <= piece.start || reaching.has(piece.end)) continue
    reaching.set(piece.end, piece)
    size = Math.max(size, piece.end)
  }
  const chain: Piece[] = []
  for (let last = reaching.get(size); last; last = reaching.get(last.start)) chain.unshift(last)
  return chain
}

export const sizeOf = (chain: Piece[]) => chain.at(-1)?.end ?? 0
