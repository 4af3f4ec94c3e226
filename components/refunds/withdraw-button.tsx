'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useConfirm } from '@/components/ui/confirm-provider'
import type { Refund } from '@/contracts/schemas/refunds'
import { useWithdrawRefund } from '@/lib/mutations/refunds'
import { announce } from '@/lib/mutations/announce'

export function WithdrawButton({ refund }: { refund: Refund }) {
  const t = useTranslations('refund')
  const confirm = useConfirm()
  const { mutateAsync, isPending } = useWithdrawRefund()
  async function askAndWithdraw() {
    const isSure = await confirm({
      title: t('withdrawAsk'),
      detail: t('withdrawDetail'),
      confirmLabel: t('withdraw'),
      cancelLabel: t('keep'),
      isDanger: true,
    })
    if (!isSure) return
    await announce(mutateAsync({ id: refund.id }), t('state.withdrawn'))
  }
  return (
    <div className="flex justify-end">
      <Button
        variant="quiet"
        size="small"
        isPending={isPending}
        onClick={() => void askAndWithdraw()}
      >
        {t('withdraw')}
      </Button>
    </div>
  )
}
