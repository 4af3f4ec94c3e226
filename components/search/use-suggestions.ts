'use client'

import { useQuery } from '@tanstack/react-query'
import { useId, useState, type KeyboardEvent } from 'react'
import { suggestionsQuery } from '@/lib/queries/search'
import { tidyKeyword } from '@/lib/search/keyword'
import { useDebouncedValue } from '@/lib/scheduling/use-debounced-value'

const WAIT_MS = 150
const NONE: string[] = []

/**
 * A combobox as in the ARIA pattern: the focus stays in the field, the arrow keys move through the
 * suggestions, Enter takes one, Escape closes. Headless UI's Combobox does not fit: Enter closes
 * its list instead of submitting the text, and its field loses free text when the list closes.
 */
export function useSuggestions(typed: string, onTake: (keyword: string) => void) {
  const id = useId()
  const keyword = tidyKeyword(typed)
  const settled = useDebouncedValue(keyword, WAIT_MS)
  const [isClosed, setIsClosed] = useState(false)
  const [active, setActive] = useState(-1)
  const { data = NONE } = useQuery(suggestionsQuery(keyword === '' ? '' : settled))
  const suggestions = keyword === '' || isClosed ? NONE : data
  const isOpen = suggestions.length > 0
  const optionId = (index: number) => `${id}-${index}`

  function press(event: KeyboardEvent) {
    // During IME composition the keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const count = suggestions.length
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsClosed(false)
      if (count === 0) return
      const step = event.key === 'ArrowDown' ? 1 : -1
      // One position more than there are options: the field itself with the typed text.
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setIsClosed(true)
      setActive(-1)
    } else if (event.key === 'Enter' && suggestions[active] !== undefined) {
      event.preventDefault()
      onTake(suggestions[active])
    }
  }

  return {
    suggestions,
    active,
    listId: id,
    optionId,
    typedAnew: () => {
      setIsClosed(false)
      setActive(-1)
    },
    field: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
      onKeyDown: press,
    } as const,
  }
}
