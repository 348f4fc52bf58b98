import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { Notice } from './Notice'

interface LoadErrorProps {
  /** A translated sentence; without it, the general one. */
  message?: string
  requestId?: string
  onRetry?: () => void
  isRetrying?: boolean
}

export function LoadError({ message, requestId, onRetry, isRetrying = false }: LoadErrorProps) {
  const { t } = useTranslation('shell')
  return (
    <Notice
      isAlert
      icon={CloudOff}
      title={t('failure.title')}
      text={message ?? t('failure.text')}
      detail={requestId === undefined ? undefined : t('failure.requestId', { id: requestId })}
      actions={
        onRetry && (
          <Button onClick={onRetry} isBusy={isRetrying}>
            {t('retry')}
          </Button>
        )
      }
    />
  )
}
