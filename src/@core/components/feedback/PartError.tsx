import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'

interface PartErrorProps {
  /** A translated sentence: what could not be loaded. */
  text: string
  onRetry: () => void
  isRetrying?: boolean
}

/** Stands where a part of a screen could not be loaded, of which the rest can be used. */
export function PartError({ text, onRetry, isRetrying = false }: PartErrorProps) {
  const { t } = useTranslation('shell')
  return (
    <p>
      {text}{' '}
      <Button color="link" size="sm" isBusy={isRetrying} onClick={onRetry}>
        {t('retry')}
      </Button>
    </p>
  )
}
