import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'

interface RecordLinkProps {
  /** False for those who may not open it. */
  to: 'show' | 'edit' | false
  children: ReactNode
}

/** Opens the record of a row with the keyboard; the rest of a row of a table answers the pointer alone. */
export function RecordLink({ to, children }: RecordLinkProps) {
  const createPath = useCreatePath()
  const resource = useResourceContext()
  const record = useRecordContext()
  if (!record || !resource || !to) return children
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
