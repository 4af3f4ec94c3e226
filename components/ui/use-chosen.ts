import { useRef, type KeyboardEvent } from 'react'

/**
 * Handlers for the radio buttons of a sheet that closes with a choice. `onChosen` is called for a tap, the space bar
 * and Enter, but not for arrow keys: they choose every option on the way.
 */
export function useChosen(onChosen: () => void) {
  const isArrowDown = useRef(false)
  return {
    onKeyDown: ({ key }: KeyboardEvent) => {
      isArrowDown.current = key.startsWith('Arrow')
      if (key === 'Enter') onChosen()
    },
    onKeyUp: () => {
      isArrowDown.current = false
    },
    onClick: () => {
      if (!isArrowDown.current) onChosen()
    },
  }
}
