import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import './drawerActions.scss'

interface DrawerActionsProps {
  /** What the form does when it is sent. */
  submit: string
  isBusy: boolean
  onClose: () => void
  /** More than to send it or give it up. */
  children?: ReactNode
}

/** The end of a form in a drawer. */
export function DrawerActions({ submit, isBusy, onClose, children }: DrawerActionsProps) {
  const { t } = useTranslation('shell')
  return (
    <div className="drawer-actions">
      <Button type="submit" color="primary" isBusy={isBusy}>
        {submit}
      </Button>
      {children}
      <Button color="ghost" onClick={onClose}>
        {t('cancel')}
      </Button>
    </div>
  )
}
