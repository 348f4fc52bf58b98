import { X } from 'lucide-react'
import { useId, type UIEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalFooter, ModalHeader } from 'reactstrap'
import { IconButton } from '@/@core/components/IconButton'
import { usePrefersReducedMotion } from '@/@core/hooks/usePrefersReducedMotion'
import type { DialogProps } from './Dialog'
import { beginIn } from './focusFirst'
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
      <div ref={beginIn} className="modal-body">
        {children}
      </div>
      {footer !== undefined && <ModalFooter>{footer}</ModalFooter>}
    </Modal>
  )
}
