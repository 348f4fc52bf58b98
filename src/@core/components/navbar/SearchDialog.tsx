import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import './search.scss'

interface SearchDialogProps {
  children: ReactNode
  onClose: () => void
}

/**
 * The browser's own dialog and not `Dialog`, whose code loads when one is opened: what is typed at once would get lost. It has
 * its field and the focus in the same moment, and gives the focus back.
 */
export function SearchDialog({ children, onClose }: SearchDialogProps) {
  const { t } = useTranslation('layout')
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    shown?.querySelector('input')?.focus()
    return () => shown?.close()
  }, [])

  const closeBeside = ({ target }: MouseEvent) => {
    if (target === dialog.current) onClose()
  }

  // Not inside the navbar, which may have a skin of its own.
  return createPortal(
    // A press beside the dialog is one on its backdrop, which is the element itself; the keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={t('navbar.goTo')}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>,
    document.body,
  )
}
