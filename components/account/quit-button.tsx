'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useConfirm } from '@/components/ui/confirm-provider'
import { remote } from '@/lib/api/remote'
import { forgetShopper } from '@/lib/mutations/session-cache'

const contract = () => import('@/contracts/plain/account')

/**
 * Ends the session and then loads the sign-in page as a document, so that nothing of this shopper stays
 * in the memory of the tab.
 */
export function QuitButton() {
  const t = useTranslations('profile')
  const confirm = useConfirm()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => remote(contract, 'logout', { lang: 'zh-cn' }),
    onSuccess: () => {
      forgetShopper()
      window.location.replace('/login')
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
