'use client'

import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { currentToast } from '@/lib/toast/toast'
import { Button } from './button'
import { scaleInPanel, veil } from './dialog-style'
import { useCloseRequest } from './use-close-request'
import { useEarlyClose } from './use-early-close'

export type Question = {
  title: string
  detail?: string
  /** Details beyond one sentence. */
  content?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  isDanger?: boolean
}

/** A confirmation with two answers, opened through `useConfirm`. */
export function ConfirmDialog({
  isOpen,
  question,
  onAnswer,
}: {
  isOpen: boolean
  question: Question
  onAnswer: (isYes: boolean) => void
}) {
  const t = useTranslations('actions')
  function close() {
    if (!currentToast()) onAnswer(false)
  }
  useCloseRequest(isOpen, close)
  const { key, dialog } = useEarlyClose(isOpen)
  return (
    <Dialog
      key={key}
      ref={dialog}
      role="alertdialog"
      open={isOpen}
      onClose={close}
      transition
      className="fixed inset-0 z-50"
    >
      <DialogBackdrop transition className={veil} />
      <div className="fixed inset-0 grid place-items-center p-8">
        <DialogPanel
          transition
          className={`flex w-full max-w-80 flex-col gap-5 rounded-sheet bg-card p-5 shadow-float forced-colors:border ${scaleInPanel}`}
        >
          <div className="flex flex-col gap-1.5 pt-1 text-center">
            <DialogTitle className="text-17">{question.title}</DialogTitle>
            {question.detail && (
              <Description className="text-15 text-balance text-muted">
                {question.detail}
              </Description>
            )}
          </div>
          {question.content}
          <div className="flex flex-wrap gap-x-3 gap-y-2 *:flex-auto">
            <Button variant="quiet" size="tight" onClick={() => onAnswer(false)} data-autofocus>
              {question.cancelLabel ?? t('cancel')}
            </Button>
            <Button
              variant={question.isDanger ? 'danger' : 'primary'}
              size="tight"
              onClick={() => onAnswer(true)}
            >
              {question.confirmLabel ?? t('confirm')}
            </Button>
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
