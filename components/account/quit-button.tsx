'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useConfirm } from '@/components/ui/confirm-provider'
import { sessionMark } from '@/lib/api/session-mark'
import { clearShopperData } from '@/lib/mutations/session-cache'
import { signOut } from '@/lib/mutations/sign-out'

/** Loads the sign-in page as a document, so that nothing of this shopper stays in the memory of the tab. */
function leave() {
  clearShopperData()
  window.location.replace('/login')
}

/** Ends the session; it is over here also where only the backend failed. */
export function QuitButton() {
  const t = useTranslations('profile')
  const confirm = useConfirm()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => signOut(),
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
