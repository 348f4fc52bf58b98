import { SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/@core/components/IconButton'
import { LanguageMenu, type LanguageMenuProps } from '@/@core/components/navbar/LanguageMenu'
import { PersonMenu, type Person } from '@/@core/components/navbar/PersonMenu'
import { SkinButton } from '@/@core/components/navbar/SkinButton'
import type { LayoutSettings } from '@/configs/themeConfig'

export interface AppToolsProps extends Omit<LanguageMenuProps, 'side' | 'onOpenDates'> {
  person: Person
  side: 'below' | 'above'
  skin: LayoutSettings['skin']
  onSkinChange: (skin: LayoutSettings['skin']) => void
  onOpenCustomizer: () => void
}

/** At the end of the navbar, or at the foot of the menu where there is no navbar. */
export function AppTools({ person, side, skin, onSkinChange, onOpenCustomizer, ...language }: AppToolsProps) {
  const { t } = useTranslation('layout')
  return (
    <div className="app-tools">
      <LanguageMenu {...language} side={side} onOpenDates={onOpenCustomizer} />
      <SkinButton skin={skin} onSkinChange={onSkinChange} tooltipSide={side} />
      <IconButton
        icon={SlidersHorizontal}
        label={t('navbar.appearance')}
        tooltipSide={side}
        onClick={onOpenCustomizer}
      />
      <PersonMenu person={person} side={side} />
    </div>
  )
}
