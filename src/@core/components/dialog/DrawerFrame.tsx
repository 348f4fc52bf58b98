import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Offcanvas, OffcanvasHeader } from 'reactstrap'
import { IconButton } from '@/@core/components/IconButton'
import { usePrefersReducedMotion } from '@/@core/hooks/usePrefersReducedMotion'
import type { DrawerProps } from './Drawer'
import { scrolledByKeys } from './scrolledByKeys'
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
      <div ref={scrolledByKeys} className="offcanvas-body">
        {children}
      </div>
      {footer !== undefined && <div className="offcanvas-footer">{footer}</div>}
    </Offcanvas>
  )
}
