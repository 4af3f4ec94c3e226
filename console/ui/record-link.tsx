import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'

interface RecordLinkProps {
  to: 'show' | 'edit'
  children: ReactNode
}

/** Opens the record of a row with the keyboard; the rest of a row of a table answers the pointer alone. */
export function RecordLink({ to, children }: RecordLinkProps) {
  const createPath = useCreatePath()
  const resource = useResourceContext()
  const record = useRecordContext()
  if (!record || !resource) return children
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, id: record.id, type: to })}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  )
}
