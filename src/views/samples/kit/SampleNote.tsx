import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import './sampleNote.scss'

/** Above every sample screen, so that nobody takes it for their group's. */
export function SampleNote() {
  const { t } = useTranslation('samples')
  return (
    <p className="sample-note no-print">
      <FlaskConical size={14} strokeWidth={1.75} aria-hidden />
      {t('note')}
    </p>
  )
}
