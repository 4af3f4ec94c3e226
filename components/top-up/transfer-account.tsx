'use client'

import Headset from 'lucide-react/icons/headset'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/layout/copy-button'
import { LinkRow } from '@/components/layout/link-row'
import { Fact } from '@/components/ui/fact'
import { Skeleton } from '@/components/ui/skeleton'
import type { TransferAccount as Account } from '@/contracts/schemas/wallet'
import { transferAccountQuery } from '@/lib/queries/recharges'

/** The account to transfer to. Without one, customer service names it. */
export function TransferAccount() {
  const { data: account, isPending } = useQuery(transferAccountQuery())
  if (isPending) return <Skeleton shape="h-52 rounded-card" />
  return account ? <AccountFacts account={account} /> : <AskForAccount />
}

function AccountFacts({ account }: { account: Account }) {
  const t = useTranslations('topUp.account')
  const facts = [
    { name: t('bank'), value: account.bank_name },
    { name: t('holder'), value: account.holder },
    { name: t('number'), value: account.account_no, copyLabel: t('copy') },
    { name: t('swift'), value: account.swift },
  ]
  return (
    <section aria-label={t('title')} className="flex flex-col gap-2 rounded-card bg-card p-4">
      <h2 className="text-15">{t('title')}</h2>
      <dl className="text-15">
        {facts.map(
          ({ name, value, copyLabel }) =>
            value && (
              <Fact key={name} name={name}>
                <span translate="no" className="flex items-center numbers">
                  {value}
                  {copyLabel && <CopyButton text={value} label={copyLabel} />}
                </span>
              </Fact>
            ),
        )}
      </dl>
      <p className="text-13 text-muted">{t('steps')}</p>
    </section>
  )
}

function AskForAccount() {
  const t = useTranslations()
  return (
    <>
      <p className="text-15">{t('topUp.manualSteps')}</p>
      <section aria-label={t('titles.service')} className="rounded-card bg-card">
        <LinkRow href="/service" icon={<Headset size={24} />} title={t('titles.service')} />
      </section>
    </>
  )
}
