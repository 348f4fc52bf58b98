import { SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/@core/components/IconButton'
import { LanguageMenu, type LanguageMenuProps } from '@/@core/components/navbar/LanguageMenu'
import { SkinButton } from '@/@core/components/navbar/SkinButton'
import type { LayoutSettings } from '@/configs/themeConfig'

export interface AppToolsProps extends Omit<LanguageMenuProps, 'side' | 'onOpenDates'> {
  side: 'below' | 'above'
  skin: LayoutSettings['skin']
  onSkinChange: (skin: LayoutSettings['skin']) => void
  onOpenCustomizer: () => void
}

/** What is seldom used: at the end of the navbar, or at the foot of the menu where the navbar is missing or short of room. */
export function AppTools({ side, skin, onSkinChange, onOpenCustomizer, ...language }: AppToolsProps) {
  const { t } = useTranslation('layout')
  return (
    <>
      <LanguageMenu {...language} side={side} onOpenDates={onOpenCustomizer} />
      <SkinButton skin={skin} onSkinChange={onSkinChange} tooltipSide={side} />
      <IconButton
        icon={SlidersHorizontal}
        label={t('navbar.appearance')}
        tooltipSide={side}
        onClick={onOpenCustomizer}
      />
    </>
  )
}
