import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DropPanel } from '@/@core/components/DropPanel'
import { IconButton } from '@/@core/components/IconButton'
import { PanelChoice } from './PanelChoice'

interface LanguageChoice {
  /** BCP 47. */
  code: string
  /** Its own name for itself. */
  name: string
}

export interface LanguageMenuProps {
  languages: readonly LanguageChoice[]
  language: string
  onLanguageChange: (code: string) => void
  /** Opens where it is chosen how dates and times are written; without it, the menu does not speak of them. */
  onOpenDates?: () => void
  side?: 'below' | 'above'
}

export function LanguageMenu({ languages, language, onLanguageChange, onOpenDates, side }: LanguageMenuProps) {
  const { t } = useTranslation('shell')
  return (
    <DropPanel
      side={side}
      renderTrigger={(button) => (
        <IconButton {...button} icon={Languages} label={t('navbar.language')} tooltipSide={side} />
      )}
    >
      {(close) => (
        <>
          {languages.map(({ code, name }) => (
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
          ))}
          {onOpenDates && (
            <button
              type="button"
              className="panel-row"
              onClick={() => {
                close()
                onOpenDates()
              }}
            >
              <span className="panel-row-text">{t('navbar.dates')}</span>
            </button>
          )}
        </>
      )}
    </DropPanel>
  )
}
