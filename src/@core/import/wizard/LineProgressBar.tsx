import { useTranslation } from 'react-i18next'
import { CountProgress } from '@/@core/components/feedback/CountProgress'
import type { LineProgress } from './importArea'

interface LineProgressBarProps {
  /** Id of the text that says what is being done. */
  labelledBy: string
  /** Null where there is nothing to tell. */
  progress: LineProgress | null
}

export function LineProgressBar({ labelledBy, progress }: LineProgressBarProps) {
  const { t, i18n } = useTranslation('imports')
  if (!progress) return null
  const number = new Intl.NumberFormat(i18n.language)
  const { done, of } = progress
  const text = t('preview.progress', { done: number.format(done), of: number.format(of) })
  return <CountProgress labelledBy={labelledBy} done={done} of={of} text={text} />
}
