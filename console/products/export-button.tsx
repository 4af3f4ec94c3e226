import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useMutation } from '@tanstack/react-query'
import { Button, useNotify } from 'react-admin'
import { exportAdminProducts } from '@/contracts/admin-exports'
import { download } from '@/console/api/download'
import { notifyText } from '@/console/ui/notify-text'

/** Saves all products that the person may see as a file to import again, whatever the filters. */
export function ExportButton() {
  const notify = useNotify()
  const save = useMutation({
    mutationFn: () => download(exportAdminProducts, 'products.csv'),
    onError: (error) => notifyText(notify, error.message, { type: 'error' }),
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
