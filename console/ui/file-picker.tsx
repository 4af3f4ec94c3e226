import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Button } from '@mui/material'
import { useRef } from 'react'

interface FilePickerProps {
  label: string
  accept: string
  onFile: (file: File) => void
}

/** A button that opens the file dialog; the same file can be chosen again. */
export function FilePicker({ label, accept, onFile }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
