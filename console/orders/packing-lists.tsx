import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Alert, Box, Button, GlobalStyles, Typography } from '@mui/material'
import { useAuthenticated, useGetMany, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useDocumentTitle } from '@/console/layout/document-title'
import { addressLines } from '@/console/orders/address-lines'
import { leftToPack } from '@/console/orders/left-to-pack'
import { type AdminOrder, isComplete } from '@/console/orders/status'
import { useFormats } from '@/console/ui/use-formats'

const idsIn = (text: string | null) =>
  [...new Set((text ?? '').split(',').map(Number))].filter((id) => Number.isInteger(id) && id > 0)

/** /packing-lists?ids=1,2: a page of paper per order, with what is still to be sent. */
export function PackingLists() {
  useAuthenticated()
  const translate = useTranslate()
  const [parameters] = useSearchParams()
  const ids = idsIn(parameters.get('ids'))
  const { data = [], error, isPending } = useGetMany<AdminOrder>('orders', { ids })
  const full = data.filter(isComplete).filter((order) => leftToPack(order).length > 0)
  const title = translate('console.orders.packing.title', { smart_count: full.length })
  useDocumentTitle(title)
  return (
    <Box component="main" sx={{ maxWidth: 800, mx: 'auto', p: 2 }}>
      <GlobalStyles
        styles={{ '@media print': { body: { background: '#fff !important', color: '#000' } } }}
      />
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          mb: 2,
          '@media print': { display: 'none' },
        }}
      >
        <Typography component="h1" variant="h5" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Button
          variant="contained"
          startIcon={<PrintIcon />}
          disabled={full.length === 0}
          onClick={() => window.print()}
        >
          {translate('console.orders.packing.print')}
        </Button>
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!isPending && full.length < ids.length && !error && (
        <Alert severity="info" sx={{ mb: 2, '@media print': { display: 'none' } }}>
          {translate('console.orders.packing.nothing', { smart_count: ids.length - full.length })}
        </Alert>
      )}
      {full.map((order) => (
        <PackingList key={order.id} order={order} />
      ))}
    </Box>
  )
}

function PackingList({ order }: { order: AdminOrder }) {
  const translate = useTranslate()
  const { date } = useFormats()
  const word = (key: string) => translate(`console.orders.packing.${key}`)
  return (
    <Box
      component="article"
      sx={{
        mb: 4,
        p: 2,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        '& table': { width: '100%', borderCollapse: 'collapse', mt: 2 },
        '& th, & td': {
          textAlign: 'start',
          verticalAlign: 'top',
          py: 0.75,
          pr: 1,
          borderBottom: '1px solid',
          borderColor: 'divider',
          overflowWrap: 'anywhere',
        },
        '& th, & td:not(:nth-of-type(2))': { whiteSpace: 'nowrap' },
        '@media print': {
          border: 'none',
          p: 0,
          color: '#000',
          breakAfter: 'page',
          '&:last-of-type': { breakAfter: 'auto' },
        },
      }}
    >
      <Typography component="h2" variant="h6">
        {translate('console.orders.title', { number: order.order_no })}
      </Typography>
      <Typography variant="body2">
        {order.shop.name} · {date(order.paid_at ?? order.created_at)}
      </Typography>
      <Box component="address" sx={{ fontStyle: 'normal', mt: 2, fontSize: '1.1rem' }}>
        {addressLines(order.address).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Box>
      {order.remark && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          {translate('console.orders.remark')}: {order.remark}
        </Typography>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{word('quantity')}</th>
            <th scope="col">{word('item')}</th>
            <th scope="col">{word('sku')}</th>
          </tr>
        </thead>
        <tbody>
          {leftToPack(order).map(({ id, quantity, name, values, code }) => (
            <tr key={id}>
              <Box component="td" sx={{ fontWeight: 600 }}>
                {quantity}
              </Box>
              <td>{[name, values.join(', ')].filter(Boolean).join(' · ')}</td>
              <Box component="td" sx={{ fontFamily: 'monospace' }}>
                {code}
              </Box>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}
