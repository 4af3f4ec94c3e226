'use client'

import History from 'lucide-react/icons/history'
import X from 'lucide-react/icons/x'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useConfirm } from '@/components/ui/confirm-provider'
import { IconButton } from '@/components/ui/icon-button'
import { searchHistory } from '@/lib/search/search-history'
import { usePersistedStore } from '@/lib/storage/persisted-store'

/** The searches made on this device, which can be deleted one by one or all at once. */
export function SearchHistory({ onTake }: { onTake: (keyword: string) => void }) {
  const t = useTranslations('search')
  const confirm = useConfirm()
  const keywords = usePersistedStore(searchHistory)
  if (keywords.length === 0) return null
  async function clear() {
    const isSure = await confirm({
      title: t('clearHistoryAsk'),
      confirmLabel: t('clearHistory'),
      isDanger: true,
    })
    if (isSure) searchHistory.clear()
  }
  return (
    <section aria-labelledby="search-history">
      <div className="mb-1 flex items-center justify-between">
        <h2 id="search-history" className="text-17">
          {t('history')}
        </h2>
        <Button variant="quiet" size="small" onClick={() => void clear()}>
          {t('clearHistory')}
        </Button>
      </div>
      <ul className="rounded-card bg-card">
        {keywords.map((keyword) => (
          <li key={keyword} className="flex items-center hairline-b last:border-0">
            <button
              type="button"
              onClick={() => onTake(keyword)}
              className="flex min-h-12 min-w-0 flex-1 items-center gap-3 ps-4 text-start text-15"
            >
              <History size={18} className="text-muted" />
              <span className="truncate">{keyword}</span>
            </button>
            <IconButton
              label={t('forget', { keyword })}
              icon={<X size={18} className="text-muted" />}
              onClick={() => searchHistory.remove(keyword)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
