import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { Notice } from './Notice'

interface LoadErrorProps {
  /** A translated sentence; without it, the general one. */
  message?: string
  /** The number to quote, by which the call is found in the server's log. */
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
        (onRetry ?? requestId) !== undefined && (
          <>
            {onRetry && (
              <Button onClick={onRetry} isBusy={isRetrying}>
                {t('retry')}
              </Button>
            )}
            {requestId !== undefined && (
              <CopyButton text={requestId} label={t('failure.copyRequestId')} color="ghost" />
            )}
          </>
        )
      }
    />
  )
}
