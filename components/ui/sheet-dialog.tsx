'use client'

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import X from 'lucide-react/icons/x'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { currentToast } from '@/lib/toast/toast'
import { classNames } from './class-names'
import { slideUpPanel, veil } from './dialog-style'
import { IconButton } from './icon-button'
import { useCloseRequest } from './use-close-request'
import { useDragToClose } from './use-drag-to-close'
import { useEarlyClose } from './use-early-close'

/** The dialog of `Sheet`. Screens use `Sheet`, which loads this on demand. */
export function SheetDialog({
  isOpen,
  title,
  isTitleHidden = false,
  isLocked = false,
  onClose,
  footer,
  children,
}: {
  isOpen: boolean
  title: string
  isTitleHidden?: boolean
  isLocked?: boolean
  onClose: () => void
  footer?: ReactNode
  children: ReactNode
}) {
  const t = useTranslations('actions')
  function close() {
    // A tap on the toast layer is outside the sheet, but clicks are blocked while a toast is shown.
    if (!isLocked && !currentToast()) onClose()
  }
  const drag = useDragToClose(close)
  useCloseRequest(isOpen, close)
  const { key, dialog } = useEarlyClose(isOpen)
  return (
    <Dialog
      key={key}
      ref={dialog}
      open={isOpen}
      onClose={close}
      transition
      className="fixed inset-0 z-40"
    >
      <DialogBackdrop transition className={veil} />
      <div className="fixed inset-0 flex items-end justify-center wide:items-center wide:p-6">
        <DialogPanel
          transition
          style={drag.panelStyle}
          className={classNames(
            'flex max-h-[88dvh] w-full flex-col overflow-hidden rounded-t-sheet bg-card shadow-float',
            'wide:max-w-form wide:rounded-b-sheet forced-colors:border',
            slideUpPanel,
          )}
        >
          <div
            {...drag.handle}
            className="relative shrink-0 touch-none px-14 pt-2 pb-2 select-none"
          >
            <div className="mx-auto h-1 w-9 rounded-full bg-control/60 wide:invisible" />
            <DialogTitle
              className={classNames(
                'flex min-h-9 items-center justify-center pt-1 text-center text-17',
                isTitleHidden && 'sr-only',
              )}
            >
              {title}
            </DialogTitle>
            {!isLocked && (
              <div className="absolute end-1.5 top-1.5">
                <IconButton label={t('close')} icon={<X size={22} />} onClick={close} />
              </div>
            )}
          </div>
          <div
            className={classNames(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain px-gutter pt-1',
              footer ? 'pb-4' : 'pb-safe-6',
            )}
          >
            {children}
          </div>
          {footer && (
            <div className="shrink-0 px-gutter pt-3 hairline-t">
              <div className="pb-safe-3">{footer}</div>
            </div>
          )}
        </DialogPanel>
      </div>
    </Dialog>
  )
}
