import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/@core/components/IconButton'
import { useMediaQuery } from '@/@core/hooks/useMediaQuery'
import type { LayoutSettings } from '@/configs/themeConfig'

interface SkinButtonProps {
  skin: LayoutSettings['skin']
  onSkinChange: (skin: LayoutSettings['skin']) => void
  tooltipSide?: 'below' | 'above'
}

/** Between dark and light; following the system is chosen in the customizer. */
export function SkinButton({ skin, onSkinChange, tooltipSide }: SkinButtonProps) {
  const { t } = useTranslation('shell')
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)')
  const isDark = skin === 'dark' || (skin === 'system' && prefersDark)
  return (
    <IconButton
      icon={isDark ? Sun : Moon}
      label={isDark ? t('navbar.toLight') : t('navbar.toDark')}
      tooltipSide={tooltipSide}
      onClick={() => onSkinChange(isDark ? 'light' : 'dark')}
    />
  )
}
