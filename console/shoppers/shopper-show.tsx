import { Alert, Box, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { LANGUAGES } from '@/contracts/languages'
import { RecordHistory } from '@/console/audit/record-history'
import { BlockShopper } from '@/console/shoppers/block-shopper'
import { Funds } from '@/console/shoppers/funds'
import type { Shopper } from '@/console/shoppers/shopper'
import { ShopperCounts } from '@/console/shoppers/shopper-counts'
import { ShopperSessions } from '@/console/shoppers/shopper-sessions'
import { Fact, Facts } from '@/console/ui/facts'
import { FreshShow } from '@/console/ui/fresh-show'
import { Moment } from '@/console/ui/moment'
import { Panel, Panels } from '@/console/ui/panel'
import { useFormats } from '@/console/ui/use-formats'

export const ShopperShow = () => (
  <FreshShow>
    <Panels>
      <Details />
      <Balances />
      <ShopperSessions />
      <RecordHistory />
    </Panels>
    <Box sx={{ px: { xs: 1, sm: 2 }, pb: 2 }}>
      <Funds />
    </Box>
  </FreshShow>
)

function Details() {
  const translate = useTranslate()
  const { dateTime } = useFormats()
  const shopper = useRecordContext<Shopper>()
  if (!shopper) return null
  const { blocked } = shopper
  return (
    <Panel title="console.shoppers.account" actions={<BlockShopper shopper={shopper} />}>
      {blocked && (
        <Alert severity="error">
          {translate('console.shoppers.blockedSince', {
            time: dateTime(blocked.at),
            reason: blocked.reason,
          })}
        </Alert>
      )}
      <Facts>
        <Fact label="console.fields.name">{shopper.name}</Fact>
        <Fact label="console.fields.email">{shopper.email}</Fact>
        <Fact label="console.shoppers.mobile">{shopper.mobile}</Fact>
        <Fact label="console.shoppers.language">{languageName(shopper.language)}</Fact>
        <Fact label="console.shoppers.registeredAt">
          <Moment iso={shopper.created_at} />
        </Fact>
        <Fact label="console.shoppers.payPassword">
          {translate(shopper.has_pay_password ? 'ra.boolean.true' : 'ra.boolean.false')}
        </Fact>
      </Facts>
    </Panel>
  )
}

const languageName = (locale: string) =>
  LANGUAGES.find((language) => language.locale === locale)?.languageName ?? locale

function Balances() {
  const { money } = useFormats()
  const shopper = useRecordContext<Shopper>()
  if (!shopper) return null
  return (
    <Panel title="console.shoppers.money">
      <Typography variant="h4" component="p">
        {money(shopper.balance)}
      </Typography>
      <Facts>
        <Fact label="console.shoppers.frozen">{money(shopper.frozen)}</Fact>
      </Facts>
      <ShopperCounts shopper={shopper} />
    </Panel>
  )
}
