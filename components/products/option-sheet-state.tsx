'use client'

import { createContext, use, useState, type ReactNode } from 'react'

const IsOpenContext = createContext(false)
const SetOpenContext = createContext<(isOpen: boolean) => void>(() => undefined)

/**
 * Whether the option sheet is open. Separate contexts for the choice, the state and its setter:
 * opening the sheet renders the sheet alone.
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
