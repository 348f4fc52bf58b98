import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Offcanvas } from 'reactstrap'
import { IconButton } from '@/@core/components/IconButton'
import { usePrefersReducedMotion } from '@/@core/hooks/usePrefersReducedMotion'
import type { DrawerProps } from './Drawer'
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
      <div className="offcanvas-header">
        <h2 className="offcanvas-title" id={titleId}>
          {title}
        </h2>
        <span className="tooltip-edge-end">
          <IconButton icon={X} label={t('close')} size="sm" onClick={onClose} />
        </span>
      </div>
      <div className="offcanvas-body">{children}</div>
      {footer !== undefined && <div className="offcanvas-footer">{footer}</div>}
    </Offcanvas>
  )
}
