import type { ReactNode } from 'react'
import { Show } from 'react-admin'

/**
 * The page of a record that is always read. Otherwise react-admin would begin with the row of the list, which lacks
 * fields; a meta value gives the query a key of its own.
 */
export const FreshShow = ({ children }: { children: ReactNode }) => (
  <Show actions={false} component="div" queryOptions={{ meta: { isFresh: true } }}>
    {children}
  </Show>
)
