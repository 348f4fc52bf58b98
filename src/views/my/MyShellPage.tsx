import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { apiFile, apiRequest } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'
import { useDateLocale } from '@/i18n/useDateLocale'
import { CheckinView } from './CheckinView'
import { MyPageView } from './MyPageView'
import { PersonalContext, type PersonalCalls } from './personal'

/** “My page” of an account that is tied to a member: what their personal link opens, within the shell. */
export const MyShellPage = () => (
  <ShellPersonal title="title">
    <MyPageView />
  </ShellPersonal>
)

/** The same for a phone that has scanned a check-in code. */
export const CheckinShellPage = () => (
  <ShellPersonal title="checkin.title">
    <CheckinView isKnown />
  </ShellPersonal>
)

function ShellPersonal({ title, children }: { title: 'title' | 'checkin.title'; children: ReactNode }) {
  const { t, i18n } = useTranslation('my')
  const { language } = i18n
  const locale = useDateLocale()
  const personal = useMemo<PersonalCalls>(
    // Nothing is stored in this browser, which others may use after signing out.
    () => ({
      request: apiRequest,
      fetchFile: (call, id) => apiFile(call, { params: { id }, timeout: LONG_TIMEOUT_MS }),
      owner: null,
      t: (key, values = {}) => t(key, values),
      language,
      locale,
    }),
    [t, language, locale],
  )
  return (
    <PersonalContext value={personal}>
      <PageHeader title={t(title)} />
      {children}
    </PersonalContext>
  )
}
