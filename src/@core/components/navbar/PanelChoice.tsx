import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface PanelChoiceProps {
  children: ReactNode
  isChosen: boolean
  onChoose: () => void
  lang?: string
}

/** One of several in a panel; the chosen one carries a check mark. */
export function PanelChoice({ children, isChosen, onChoose, lang }: PanelChoiceProps) {
  return (
    <button type="button" className="panel-row" aria-pressed={isChosen} lang={lang} onClick={onChoose}>
      <span className="panel-row-text">{children}</span>
      {isChosen && <Check size={16} aria-hidden />}
    </button>
  )
}
