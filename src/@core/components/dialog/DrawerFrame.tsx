import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Offcanvas, OffcanvasHeader } from 'reactstrap'
import { IconButton } from '@/@core/components/IconButton'
import { usePrefersReducedMotion } from '@/@core/hooks/usePrefersReducedMotion'
import type { DrawerProps } from './Drawer'
import { beginIn } from './focusFirst'
import '@/@core/styles/drawer.scss'

export default function DrawerFrame({ isOpen, title, children, footer, onClose }: DrawerProps) {
  const { t } = useTranslation('shell')
  const titleId = useId()
  const isStill = usePrefersReducedMotion()
  return (
    <Offcanvas
      isOpen={isOpen}
      toggle={onClose}
      direction="end"
      labelledBy={titleId}
      aria-modal
      // reactstrap's own would put it on the frame, which is nothing to act on, and take it from the field that has it.
      autoFocus={false}
      scrollable
      fade={!isStill}
      offcanvasTransition={{ timeout: 180 }}
      backdropTransition={{ timeout: 120 }}
    >
      <OffcanvasHeader
        tag="h2"
        close={
          <span className="tooltip-edge-end">
            <IconButton icon={X} label={t('close')} size="sm" onClick={onClose} />
          </span>
        }
      >
        <span id={titleId}>{title}</span>
      </OffcanvasHeader>
      {/* Not OffcanvasBody, which passes no ref on. */}
      <div ref={beginIn} className="offcanvas-body">
        {children}
      </div>
      {footer !== undefined && <div className="offcanvas-footer">{footer}</div>}
    </Offcanvas>
  )
}
