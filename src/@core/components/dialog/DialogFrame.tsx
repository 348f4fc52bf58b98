import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal } from 'reactstrap'
import { IconButton } from '@/@core/components/IconButton'
import { usePrefersReducedMotion } from '@/@core/hooks/usePrefersReducedMotion'
import type { DialogProps } from './Dialog'
import { focusFirst } from './focusFirst'
import '@/@core/styles/dialog.scss'

export default function DialogFrame(props: DialogProps) {
  const { isOpen, title, children, footer, size, look, onClose, closesOnBackdrop = true, isClosable = true } = props
  const { t } = useTranslation('shell')
  const titleId = useId()
  const isStill = usePrefersReducedMotion()
  const isPalette = look === 'palette'

  return (
    <Modal
      isOpen={isOpen}
      toggle={onClose}
      backdrop={closesOnBackdrop && isClosable ? true : 'static'}
      keyboard={isClosable}
      labelledBy={titleId}
      // It would take the focus away again from the field that was given it.
      autoFocus={false}
      size={size}
      className={isPalette ? 'is-palette' : undefined}
      centered={!isPalette}
      scrollable
      fade={!isStill}
      modalTransition={{ timeout: 160 }}
      backdropTransition={{ timeout: 120 }}
    >
      <div className={isPalette ? 'visually-hidden' : 'modal-header'}>
        <h2 className="modal-title" id={titleId}>
          {title}
        </h2>
        {!isPalette && isClosable && (
          <span className="tooltip-edge-end">
            <IconButton icon={X} label={t('close')} size="sm" onClick={onClose} />
          </span>
        )}
      </div>
      <div ref={focusFirst} className="modal-body">
        {children}
      </div>
      {footer !== undefined && <div className="modal-footer">{footer}</div>}
    </Modal>
  )
}
