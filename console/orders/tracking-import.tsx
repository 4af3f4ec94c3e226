import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useMutation } from '@tanstack/react-query'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { planShipments, type PlannedLine, sendShipments } from '@/console/orders/send-tracking'
import { readTrackingFile, TRACKING_COLUMNS } from '@/console/orders/tracking-file'
import { TrackingLines } from '@/console/orders/tracking-lines'
import { csvOf, saveCsv } from '@/console/ui/export-rows'
import { FilePicker } from '@/console/ui/file-picker'
import { Panel } from '@/console/ui/panel'

const saveTemplate = () =>
  saveCsv(
    'tracking.csv',
    csvOf([...TRACKING_COLUMNS], [['1234567890123456', 'Thai Post', 'TH123456789']]),
  )

/** /tracking-import: tracking numbers of many orders from a file, checked before anything is sent. */
export function TrackingImport() {
  const translate = useTranslate()
  const word = (key: string, values?: object) => translate(`console.orders.import.${key}`, values)
  const [done, setDone] = useState(0)
  const plan = useMutation({
    mutationFn: async (file: File) => {
      setDone(0)
      const { lines, problem } = readTrackingFile(await file.text())
      if (problem) throw new Error(word(`problem.${problem}`))
      return planShipments(lines, setDone)
    },
  })
  const send = useMutation({ mutationFn: sendShipments })
  const lines = send.data ?? plan.data
  const choose = (file: File) => {
    send.reset()
    plan.mutate(file)
  }
  return (
    <Box sx={{ my: 2, px: { xs: 1, sm: 0 }, display: 'grid', gap: 2 }}>
      <Title title={word('title')} preferenceKey={false} />
      <Panel title="console.orders.import.file">
        <Typography color="textSecondary">
          {word('hint', { columns: TRACKING_COLUMNS.join(', ') })}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <FilePicker label={word('choose')} accept=".csv,text/csv" onFile={choose} />
          <Button startIcon={<DownloadIcon />} onClick={saveTemplate}>
            {word('template')}
          </Button>
        </Box>
        {plan.isPending && (
          <>
            <LinearProgress aria-label={word('checking')} />
            <Typography role="status">{word('checked', { smart_count: done })}</Typography>
          </>
        )}
        {plan.error && <Alert severity="error">{plan.error.message}</Alert>}
      </Panel>
      {lines && (
        <Preview
          lines={lines}
          isSending={send.isPending}
          isSent={send.isSuccess}
          onSend={() => send.mutate(lines)}
        />
      )}
    </Box>
  )
}

interface PreviewProps {
  lines: PlannedLine[]
  isSending: boolean
  isSent: boolean
  onSend: () => void
}

function Preview({ lines, isSending, isSent, onSend }: PreviewProps) {
  const translate = useTranslate()
  const word = (key: string, values?: object) => translate(`console.orders.import.${key}`, values)
  const ready = lines.filter(({ problem }) => !problem).length
  const shipped = lines.filter(({ result }) => result?.isDone).length
  return (
    <Panel
      title="console.orders.import.preview"
      actions={
        !isSent && (
          <Button variant="contained" disabled={ready === 0 || isSending} onClick={onSend}>
            {word('submit', { smart_count: ready })}
          </Button>
        )
      }
    >
      <Typography role="status">
        {isSent
          ? word('sent', { smart_count: shipped, count: lines.length })
          : word('ready', { smart_count: ready, count: lines.length })}
      </Typography>
      <TrackingLines lines={lines} />
    </Panel>
  )
}
