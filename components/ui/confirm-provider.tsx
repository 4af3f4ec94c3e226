'use client'

import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { Question } from './confirm-dialog'
import { useFocusReturn } from './use-focus-return'

const ConfirmDialog = lazy(() =>
  import('./confirm-dialog').then((file) => ({ default: file.ConfirmDialog })),
)

type Ask = (question: Question) => Promise<boolean>

const AskContext = createContext<Ask | null>(null)

/**
 * `if (await confirm({ title }))`: resolves true if confirmed; false if declined, on Escape, or if
 * a later call replaces it.
 */
export function useConfirm(): Ask {
  const ask = use(AskContext)
  if (!ask) throw new Error('useConfirm is used outside ConfirmProvider')
  return ask
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  useFocusReturn(isOpen)
  const resolve = useRef<((isYes: boolean) => void) | null>(null)
  const answer = useCallback((isYes: boolean) => {
    resolve.current?.(isYes)
    resolve.current = null
    setIsOpen(false)
  }, [])
  const ask = useCallback<Ask>((asked) => {
    resolve.current?.(false)
    setQuestion(asked)
    setIsOpen(true)
    return new Promise((settle) => {
      resolve.current = settle
    })
  }, [])
  return (
    <AskContext value={ask}>
      {children}
      {question && (
        <Suspense fallback={null}>
          <ConfirmDialog isOpen={isOpen} question={question} onAnswer={answer} />
        </Suspense>
      )}
    </AskContext>
  )
}
