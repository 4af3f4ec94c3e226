'use client'

import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useTranslations } from 'next-intl'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from './icon-button'
import { TextField } from './text-field'

/** A password with a button that reveals it. Pass `inputMode="numeric"` for a payment password. */
export function PasswordField({
  label,
  hint,
  error,
  aside,
  ...input
}: {
  label: string
  hint?: ReactNode
  error?: string | null
  aside?: ReactNode
} & Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'children'>) {
  const t = useTranslations('passwords')
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...input}
      label={label}
      hint={hint}
      error={error}
      aside={aside}
      type={isShown ? 'text' : 'password'}
      after={
        <IconButton
          label={isShown ? t('hidePassword') : t('showPassword')}
          icon={isShown ? <EyeOff size={20} /> : <Eye size={20} />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
