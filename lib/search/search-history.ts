import { persistedList } from '@/lib/storage/persisted-list'

const isKeyword = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The searches made on this device. */
export const searchHistory = persistedList<string>(
  'sampan.searches',
  12,
  (keyword) => keyword.toLowerCase(),
  isKeyword,
)
