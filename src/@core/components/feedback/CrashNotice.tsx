import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { Notice } from './Notice'

interface CrashNoticeProps {
  onRetry: () => void
}

export function CrashNotice({ onRetry }: CrashNoticeProps) {
  const { t } = useTranslation('shell')
  return (
    <Notice
      isAlert
      icon={TriangleAlert}
      title={t('failure.crashTitle')}
      text={t('failure.crashText')}
      actions={
        <>
          <Button onClick={onRetry}>{t('retry')}</Button>
          <Button color="ghost" onClick={() => window.location.reload()}>
            {t('failure.reload')}
          </Button>
        </>
      }
    />
  )
}
