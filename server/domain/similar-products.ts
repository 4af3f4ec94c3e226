interface Named {
  id: number
  /**
   * The English name, because English words are separated by spaces, whatever the language of the
   * request.
   */
  name: string
}

/** The ids whose names share most words with this name, at most `limit`; ties keep the order given. */
export function mostSimilar(name: string, candidates: Named[], limit: number): number[] {
  const wanted = wordsOf(name)
  return candidates
    .map(({ id, name: other }) => ({ id, share: sharedWords(wanted, wordsOf(other)) }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, limit)
    .map(({ id }) => id)
}

const wordsOf = (name: string) => new Set(name.toLowerCase().split(/\s+/))

/** The Jaccard index: the words in both over the words in either. */
const sharedWords = (one: Set<string>, other: Set<string>) =>
  one.intersection(other).size / one.union(other).size
