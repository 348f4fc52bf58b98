import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DropPanel } from '@/@core/components/DropPanel'
import { IconButton } from '@/@core/components/IconButton'
import { PanelChoice } from './PanelChoice'

export interface LanguageChoice {
  /** BCP 47. */
  code: string
  /** Its own name for itself. */
  name: string
}

export interface LanguageMenuProps {
  languages: readonly LanguageChoice[]
  language: string
  onLanguageChange: (code: string) => void
  side?: 'below' | 'above'
}

export function LanguageMenu({ languages, language, onLanguageChange, side }: LanguageMenuProps) {
  const { t } = useTranslation('shell')
  return (
    <DropPanel
      side={side}
      renderTrigger={(button) => (
        <IconButton {...button} icon={Languages} label={t('navbar.language')} tooltipSide={side} />
      )}
    >
      {(close) =>
        languages.map(({ code, name }) => (
          <PanelChoice
            key={code}
            isChosen={code === language}
            lang={code}
            onChoose={() => {
              onLanguageChange(code)
              close()
            }}
          >
            {name}
          </PanelChoice>
        ))
      }
    </DropPanel>
  )
}
