'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { ChipGroup } from '@/components/ui/chip-group'
import { chooseTheme, subscribeToTheme, currentTheme, THEMES, type Theme } from '@/lib/theme/theme'

/** Light, dark, or the system setting. */
export function ThemeChoice() {
  const t = useTranslations('setting')
  const theme = useSyncExternalStore<Theme>(subscribeToTheme, currentTheme, () => 'system')
  return (
    <section aria-label={t('theme.label')} className="rounded-card bg-card px-4 py-3.5">
      <ChipGroup
        label={t('theme.label')}
        options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
        value={theme}
        onChoose={(value) => chooseTheme(value as Theme)}
      />
    </section>
  )
}
