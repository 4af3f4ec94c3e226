'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useConfirm } from '@/components/ui/confirm-provider'
import { sessionMark } from '@/lib/api/session-mark'
import { clearShopperData } from '@/lib/mutations/session-cache'
import { clearTabStorage } from '@/lib/mutations/shopper-storage'
import { signOut } from '@/lib/mutations/sign-out'

/** Loads the sign-in page as a document, so that no data of this shopper stays in the tab's memory. */
function leave() {
  clearShopperData()
  clearTabStorage()
  window.location.replace('/login')
}

/** Signs out. The local session ends even if only the backend call fails. */
export function SignOutButton() {
  const t = useTranslations('profile')
  const confirm = useConfirm()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => signOut(),
    onSuccess: leave,
    onError: () => {
      if (sessionMark() !== 'signedIn') leave()
    },
  })
  async function confirmSignOut() {
    if (await confirm({ title: t('quitAsk'), confirmLabel: t('quit') })) mutate()
  }
  return (
    <Button
      variant="quiet"
      size="large"
      isFullWidth
      isPending={isPending || isSuccess}
      onClick={() => void confirmSignOut()}
    >
      {t('quit')}
    </Button>
  )
}
