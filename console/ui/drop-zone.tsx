import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { Box, Typography } from '@mui/material'
import { useState, type DragEvent } from 'react'
import { visuallyHidden } from '@mui/utils'

interface DropZoneProps {
  label: string
  hint?: string
  /** As of a file input. */
  accept: string
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
}

/** Takes files that are dropped, or chosen by mouse or keyboard. */
export function DropZone({ label, hint, accept, multiple, disabled, onFiles }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const files = [...event.dataTransfer.files]
    if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    <Box
      component="label"
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        display: 'grid',
        placeItems: 'center',
        textAlign: 'center',
        gap: 0.5,
        p: 2,
        minHeight: 96,
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 2,
        cursor: disabled ? 'default' : 'pointer',
        opacity: disabled ? 0.5 : 1,
        '&:hover, &:focus-within': { borderColor: 'primary.main' },
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <UploadIcon aria-hidden="true" color="primary" />
      <Typography component="span" variant="body2">
        {label}
      </Typography>
      {hint && (
        <Typography component="span" variant="caption" color="textSecondary">
          {hint}
        </Typography>
      )}
      <input
        type="file"
        style={visuallyHidden}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file can be chosen again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </Box>
  )
}
