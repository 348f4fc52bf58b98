import { Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { fetchMessageSettings } from '@/redux/messages'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { MessageSettingsForm } from './MessageSettingsForm'
import { TestMail } from './TestMail'

/** Settings for messages about events. */
export function MessageSettingsPage() {
  const { t } = useTranslation('messages')
  const load = useQuery(fetchMessageSettings, undefined)
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
      <Loaded {...load} isKept>
        {(answer) => (
          <>
            {!answer.hasMail && <FormAlert tone="info">{t('settings.noMail')}</FormAlert>}
            <MessageSettingsForm settings={answer.settings} from={answer.from} />
            {answer.hasMail && (
              <>
                <p className="form-text">
                  {t(answer.readsBounces ? 'settings.bouncesRead' : 'settings.bouncesUnread')}
                </p>
                <TestMail />
              </>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}
