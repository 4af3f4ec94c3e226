import { useQuery } from '@tanstack/react-query'
import { Alert, Box, LinearProgress } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { getAdminSettings } from '@/contracts/admin-settings'
import { call } from '@/console/api/call'
import { FreightSettings, WithdrawalSettings } from '@/console/settings/plain-settings'
import { RegionRules } from '@/console/settings/region-rules'
import { SETTINGS_KEY } from '@/console/settings/setting-form'
import { ShippingSettings } from '@/console/settings/shipping-settings'
import { TaxSettings } from '@/console/settings/tax-settings'
import { Panels } from '@/console/ui/panel'

/** /settings: each part has its own version and is saved by itself. */
export function SettingsPage() {
  const translate = useTranslate()
  const { data, error } = useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: () => call(getAdminSettings),
  })
  return (
    <>
      <Title title={translate('console.settings.title')} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <LinearProgress aria-label={translate('ra.page.loading')} />}
      {data && (
        <>
          <Panels>
            <FreightSettings settings={data} />
            <WithdrawalSettings settings={data} />
          </Panels>
          <Box sx={{ display: 'grid', gap: 2, px: { xs: 1, sm: 2 }, pb: 2 }}>
            <ShippingSettings settings={data} />
            <TaxSettings settings={data} />
            <RegionRules />
          </Box>
        </>
      )}
    </>
  )
}
