import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useMutation } from '@tanstack/react-query'
import { Button, useNotify } from 'react-admin'
import { exportAdminProducts } from '@/contracts/admin-exports'
import { download } from '@/console/api/download'

/** Saves all products that the person may see as a file to import again, whatever the filters. */
export function ExportButton() {
  const notify = useNotify()
  const save = useMutation({
    mutationFn: () => download(exportAdminProducts, 'products.csv'),
    onError: (error) => notify(error.message, { type: 'error', messageArgs: { _: error.message } }),
  })
  return (
    <Button
      label="console.products.exportAll"
      onClick={() => save.mutate()}
      disabled={save.isPending}
    >
      <DownloadIcon />
    </Button>
  )
}
