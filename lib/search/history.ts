import { storedList } from '@/lib/search/stored-list'

const isKeyword = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** What was searched for on this phone. */
export const searchHistory = storedList<string>(
  'sampan.searches',
  12,
  (keyword) => keyword.toLowerCase(),
  isKeyword,
)
