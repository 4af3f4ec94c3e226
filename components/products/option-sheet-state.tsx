'use client'

import { createContext, use, useState, type ReactNode } from 'react'

const IsOpenContext = createContext(false)
const SetOpenContext = createContext<(isOpen: boolean) => void>(() => undefined)

/**
 * Whether the sheet of options is open. Apart from what is chosen, and asked apart from being changed: a tap that
 * opens the sheet draws nothing but the sheet anew.
 */
export function OptionSheetState({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SetOpenContext value={setIsOpen}>
      <IsOpenContext value={isOpen}>{children}</IsOpenContext>
    </SetOpenContext>
  )
}

export const useIsOptionSheetOpen = (): boolean => use(IsOpenContext)

export const useSetOptionSheetOpen = () => use(SetOpenContext)
