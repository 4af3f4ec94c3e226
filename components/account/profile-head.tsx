'use client'

import Pencil from 'lucide-react/icons/pencil'
import UserRound from 'lucide-react/icons/user-round'
import { useLocale, useTranslations } from 'next-intl'
import { Fragment, lazy, Suspense, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Picture } from '@/components/ui/picture'
import { Sheet } from '@/components/ui/sheet'
import type { User } from '@/contracts/schemas/account'
import { FormSkeleton } from '@/components/ui/skeleton'
import { personName } from '@/lib/format/person-name'

const ProfileForm = lazy(() =>
  import('./profile-form').then((file) => ({ default: file.ProfileForm })),
)

/** The signed-in shopper, with an edit button. */
export function ProfileHead({ user }: { user: User }) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const [isEditing, setIsEditing] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-1 pb-1">
      <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-full bg-press text-muted">
        {user.avatar ? (
          <Picture address={user.avatar} alt={t('picture')} sizes="56px" shape="round" isPriority />
        ) : (
          <UserRound size={28} />
        )}
      </span>
      <div className="min-w-22 flex-1">
        <p className="text-20 font-semibold wrap-anywhere">
          {t('hello', { name: personName(user, locale) })}
        </p>
        <p translate="no" className="text-13 wrap-anywhere text-muted">
          <Email address={user.email} />
        </p>
      </div>
      <div className="ms-auto">
        <IconButton
          label={t('edit')}
          icon={<Pencil size={20} />}
          onClick={() => setIsEditing(true)}
        />
      </div>
      <Sheet isOpen={isEditing} title={t('edit')} onClose={() => setIsEditing(false)}>
        <Suspense fallback={<FormSkeleton fields={4} />}>
          <ProfileForm user={user} onSaved={() => setIsEditing(false)} />
        </Suspense>
      </Sheet>
    </div>
  )
}

/** Breaks lines after "@" and full stops. */
function Email({ address }: { address: string }) {
  return [...address.matchAll(/[^@.]+[@.]*|[@.]+/g)].map(({ 0: part, index: offset }) => (
    <Fragment key={offset}>
      {offset > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
