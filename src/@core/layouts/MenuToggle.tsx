import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/@core/components/IconButton'
import type { MenuState } from './useMenuState'

interface MenuToggleProps {
  state: MenuState
}

const icons = { full: PanelLeftClose, collapsed: PanelLeftOpen, hidden: PanelLeftOpen, drawer: Menu }

export function MenuToggle({ state }: MenuToggleProps) {
  const { t } = useTranslation('layout')
  const labels = {
    full: t('nav.collapse'),
    collapsed: t('nav.expand'),
    hidden: t('nav.show'),
    drawer: t('nav.open'),
  }
  return (
    <span className="menu-toggle tooltip-edge-start">
      <IconButton icon={icons[state.shown]} label={labels[state.shown]} onClick={state.toggle} />
    </span>
  )
}
