import { Alert, LinearProgress, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

/** What is on its way, and what failed. */
export function UploadState({ waiting, problems }: { waiting: string[]; problems: string[] }) {
  const translate = useTranslate()
  const [current] = waiting
  return (
    <>
      {current !== undefined && (
        <>
          <Typography variant="body2" role="status">
            {translate('console.pictures.uploading', {
              name: current,
              smart_count: waiting.length,
            })}
          </Typography>
          <LinearProgress aria-label={translate('console.pictures.progress')} />
        </>
      )}
      {problems.map((problem) => (
        <Alert key={problem} severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {problem}
        </Alert>
      ))}
    </>
  )
}
