import { Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { loadErrorOf } from '@/i18n/failureText'
import { fetchMessageSettings } from '@/redux/messages'
import { useQuery } from '@/redux/useQuery'
import { MessageSettingsForm } from './MessageSettingsForm'
import { TestMail } from './TestMail'

/** How messages about events leave. */
export function MessageSettingsPage() {
  const { t } = useTranslation('messages')
  const { answer, failure, isLoading, reload } = useQuery(fetchMessageSettings, undefined)
  return (
    <>
      <PageHeader
        title={t('settings.title')}
        lead={t('settings.lead')}
        actions={
          <Button to={paths.messages}>
            <Mail size={16} aria-hidden />
            {t('all')}
          </Button>
        }
      />
      {failure && !answer && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!answer && !failure && <DetailSkeleton />}
      {answer && (
        <>
          {!answer.hasMail && <FormAlert tone="info">{t('settings.noMail')}</FormAlert>}
          <MessageSettingsForm settings={answer.settings} from={answer.from} />
          {answer.hasMail && <TestMail />}
        </>
      )}
    </>
  )
}
