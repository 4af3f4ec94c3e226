'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useConfirm } from '@/components/ui/confirm-provider'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { sessionMark } from '@/lib/api/session-mark'
import { clearShopperData } from '@/lib/mutations/session-cache'

const contract = () => import('@/contracts/account')

/** Loads the sign-in page as a document, so that nothing of this shopper stays in the memory of the tab. */
function leave() {
  clearShopperData()
  window.location.replace('/login')
}

/** Ends the session, which is over here also where the backend failed: the gateway has dropped the cookies then. */
export function QuitButton() {
  const t = useTranslations('profile')
  const confirm = useConfirm()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => callEndpoint(contract, 'logout', { lang: 'zh-cn' }),
    onSuccess: leave,
    onError: () => {
      if (sessionMark() !== 'signedIn') leave()
    },
  })
  async function askAndQuit() {
    if (await confirm({ title: t('quitAsk'), confirmLabel: t('quit') })) mutate()
  }
  return (
    <Button
      variant="quiet"
      size="large"
      isFullWidth
      isPending={isPending || isSuccess}
      onClick={() => void askAndQuit()}
    >
      {t('quit')}
    </Button>
  )
}
