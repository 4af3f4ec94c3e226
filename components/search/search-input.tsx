import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { KEYWORD_MAX } from '@/lib/search/keyword'

/** The round search field, limited to the longest keyword. */
export function SearchInput({
  label,
  clearLabel,
  value,
  onClear,
  ...input
}: {
  label: string
  clearLabel: string
  value: string
  onClear: () => void
} & Omit<ComponentProps<'input'>, 'className' | 'value' | 'type'>) {
  return (
    <span className="flex h-11 min-w-0 flex-1 items-center rounded-full border border-control bg-card ps-3.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ink">
      <Search size={20} className="text-muted" />
      <input
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={label}
        maxLength={KEYWORD_MAX}
        {...input}
        // A field with suggestions has role "combobox", which excludes "searchbox" (ARIA in HTML).
        type={input.role === 'combobox' ? 'text' : 'search'}
        inputMode="search"
        aria-label={label}
        value={value}
        className="h-full min-w-0 flex-1 bg-transparent px-2.5 text-17 text-ellipsis outline-none placeholder:text-15 [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && <IconButton label={clearLabel} icon={<X size={20} />} onClick={onClear} />}
    </span>
  )
}
