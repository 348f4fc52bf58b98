import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { apiRequest } from '@/api/apiRequest'
import { clientFailure } from '@/api/failure'
import type { AnswerOf } from '@/api/madeCall'
import { paths } from '@/configs/paths'
import { useDateLocale } from '@/i18n/useDateLocale'
import { MyPageView } from '@/views/my/MyPageView'
import { PersonalContext, type PersonalCalls } from '@/views/my/personal'
import { myPageCall, previewPageCall, whoComesCall } from '@contract/calendar/replies'

/** What a member's link opens, for who manages events: to look at, with no link in it, and nothing can be done in their name. */
export function PagePreview() {
  const { t, i18n } = useTranslation('my')
  const { memberId = '' } = useParams()
  const { language } = i18n
  const locale = useDateLocale()
  const personal = useMemo<PersonalCalls>(
    () => ({
      request: async (call, ...options) => {
        if (call.path === whoComesCall.path) return apiRequest(call, ...options)
        if (call.path !== myPageCall.path) throw clientFailure('cancelled')
        // It has the answer of the call that it stands for.
        return (await apiRequest(previewPageCall, { params: { id: memberId } })) as AnswerOf<typeof call>
      },
      fetchFile: () => Promise.reject(clientFailure('cancelled')),
      owner: null,
      t: (key, values = {}) => t(key, values),
      language,
      locale,
    }),
    [t, language, locale, memberId],
  )
  return (
    <PersonalContext value={personal}>
      <PageHeader title={t('preview.title')} back={<BackLink to={paths.memberLinks} label={t('preview.back')} />} />
      <FormAlert tone="caution">{t('preview.text')}</FormAlert>
      <fieldset disabled className="my-preview" aria-label={t('preview.title')}>
        <MyPageView />
      </fieldset>
    </PersonalContext>
  )
}
