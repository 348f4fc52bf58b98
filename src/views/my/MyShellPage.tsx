import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { apiRequest } from '@/api/apiRequest'
import { useDateLocale } from '@/i18n/useDateLocale'
import { createMyText } from './myText'
import { MyPageView } from './MyPageView'
import { PersonalContext, type PersonalCalls } from './personal'

/** “My page” of an account that is tied to a member: what their personal link opens, within the shell. */
export function MyShellPage() {
  const { language } = useTranslation().i18n
  const locale = useDateLocale()
  const personal = useMemo<PersonalCalls>(
    // Nothing is kept: this browser may be anybody's once they sign out.
    () => ({ request: apiRequest, owner: null, t: createMyText(language), language, locale }),
    [language, locale],
  )
  return (
    <PersonalContext value={personal}>
      <PageHeader title={personal.t('title')} />
      <MyPageView />
    </PersonalContext>
  )
}
