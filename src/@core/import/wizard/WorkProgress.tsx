import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'

interface WorkProgressProps {
  label: string
  /** 0 to 1; null while nobody knows. */
  share: number | null
  onCancel?: () => void
}

/** The browser's own progress element: reactstrap's Progress cannot tell a screen reader that the share is not known. */
export function WorkProgress({ label, share, onCancel }: WorkProgressProps) {
  const { t } = useTranslation('imports')
  const id = useId()
  return (
    <div className="work-progress">
      <label htmlFor={id}>{label}</label>
      <progress id={id} {...(share !== null && { value: share, max: 1 })} />
      {onCancel && (
        <Button size="sm" onClick={onCancel}>
          {t('file.cancel')}
        </Button>
      )}
    </div>
  )
}
