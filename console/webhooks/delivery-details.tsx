import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { Delivery } from '@/console/webhooks/delivery'
import { Fact, Facts } from '@/console/ui/facts'
import { Moment } from '@/console/ui/moment'

export function DeliveryDetails() {
  const delivery = useRecordContext<Delivery>()
  if (!delivery) return null
  const { message_id, data, answer, answer_status, tried_at } = delivery
  return (
    <Box sx={{ p: 2 }}>
      <Facts>
        <Fact label="console.webhooks.messageId">{message_id}</Fact>
        <Fact label="console.webhooks.data">
          <code>{JSON.stringify(data)}</code>
        </Fact>
        <Fact label="console.webhooks.triedAt">{tried_at && <Moment iso={tried_at} />}</Fact>
        <Fact label="console.webhooks.answer">
          {[answer_status, answer].filter((part) => part !== null && part !== '').join(' ')}
        </Fact>
      </Facts>
    </Box>
  )
}
