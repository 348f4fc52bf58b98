import { X } from 'lucide-react'
import { useId, type UIEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalFooter, ModalHeader } from 'reactstrap'
import { IconButton } from '@/@core/components/IconButton'
import { usePrefersReducedMotion } from '@/@core/hooks/usePrefersReducedMotion'
import type { DialogProps } from './Dialog'
import { scrolledByKeys } from './scrolledByKeys'
import '@/@core/styles/dialog.scss'

export default function DialogFrame(props: DialogProps) {
  const { isOpen, title, children, footer, size, onClose, closesOnBackdrop = true, isClosable = true } = props
  const { t } = useTranslation('shell')
  const titleId = useId()
  const isStill = usePrefersReducedMotion()

  return (
    <Modal
      isOpen={isOpen}
      // Whoever opened it by a double-click meant no second click beside it.
      toggle={({ detail }: UIEvent) => {
        if (detail < 2) onClose()
      }}
      backdrop={closesOnBackdrop && isClosable ? true : 'static'}
      keyboard={isClosable}
      labelledBy={titleId}
      // reactstrap's own autoFocus would take the focus away again from the field that focusFirst gave it to.
      autoFocus={false}
      size={size}
      centered
      scrollable
      fade={!isStill}
      modalTransition={{ timeout: 160 }}
      backdropTransition={{ timeout: 120 }}
    >
      <ModalHeader
        tag="h2"
        close={
          isClosable && (
            <span className="tooltip-edge-end">
              <IconButton icon={X} label={t('close')} size="sm" onClick={onClose} />
            </span>
          )
        }
      >
        <span id={titleId}>{title}</span>
      </ModalHeader>
      {/* Not ModalBody, which passes no ref on: without it the focus would come too late for the first key. */}
      <div ref={startBody} className="modal-body">
        {children}
      </div>
      {footer !== undefined && <ModalFooter>{footer}</ModalFooter>}
    </Modal>
  )
}

function startBody(body: HTMLDivElement | null): (() => void) | undefined {
  focusFirst(body)
  return scrolledByKeys(body)
}

const FIELD =
  ':is(input:not([type="hidden"], [type="radio"]), input[type="radio"]:checked, select, textarea):not(:disabled)'

/**
 * A ref for the body of a dialog: the focus goes to what the dialog was opened for. That is its first field, else the answer
 * that Enter gives: the primary button at its foot, or in it; or where the question is dangerous and has none, the first one there, which
 * is harmless; else what is pressed or the first button in it, else the cross. As soon as it stands in the page, so that no key
 * is lost to what lies behind; a field that took the focus by itself keeps it.
 */
function focusFirst(body: HTMLElement | null): void {
  const dialog = body?.closest('.modal-content')
  if (!body || !dialog || dialog.contains(document.activeElement)) return
  const target =
    body.querySelector<HTMLElement>(FIELD) ??
    dialog.querySelector<HTMLElement>('.modal-footer .btn-primary:not(:disabled)') ??
    body.querySelector<HTMLElement>('.btn-primary:not(:disabled)') ??
    dialog.querySelector<HTMLElement>('.modal-footer :is(button, a)') ??
    body.querySelector<HTMLElement>('button[aria-pressed="true"]:not(:disabled)') ??
    body.querySelector<HTMLElement>('button:not(:disabled)') ??
    dialog.querySelector<HTMLElement>('button')
  target?.focus()
}
