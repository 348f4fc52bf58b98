import { BellRing, IdCard, KeyRound, Share2, UserCog, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { SideNav } from '@/views/samples/kit/SideNav'
import { useSearchState } from '@/views/samples/kit/useSearchState'
import { fetchAccount, type Account } from './account'
import { useAccountForms } from './accountForms'
import { GeneralPanel } from './GeneralPanel'
import { InfoPanel } from './InfoPanel'
import { NotificationPanel } from './NotificationPanel'
import { PasswordPanel } from './PasswordPanel'
import { SocialPanel } from './SocialPanel'
import './account.scss'

const icons = {
  general: UserCog,
  password: KeyRound,
  info: IdCard,
  social: Share2,
  notifications: BellRing,
} satisfies Record<string, LucideIcon>
type Tab = keyof typeof icons
const tabs = Object.keys(icons) as Tab[]

export function AccountSettingsPage() {
  // Those of the password's strength too: fetched when its tab opens, they would hide the page for a moment, and lose the focus.
  const { t } = useTranslation(['samplesAccount', 'samplesAuthentication'])
  const { answer, failure, isLoading, reload } = useQuery(fetchAccount, undefined)
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!failure && !answer && <DetailSkeleton />}
      {!failure && answer && <AccountTabs start={answer} />}
    </>
  )
}

/** `start`: as it was read; what is saved since is kept here. */
function AccountTabs({ start }: { start: Account }) {
  const { t } = useTranslation('samplesAccount')
  const { search } = useSearchState()
  const [account, setAccount] = useState(start)
  const forms = useAccountForms(start)
  const shown = tabs.find((tab) => tab === search.get('tab')) ?? 'general'
  useDirtyWarning(tabs.some((tab) => forms[tab].formState.isDirty))

  return (
    <div className="sample-layout account-layout">
      <div className="side-navs">
        <SideNav
          label={t('tabs.label')}
          items={tabs.map((id) => {
            const Icon = icons[id]
            return {
              id,
              label: t(`tabs.${id}`),
              icon: <Icon size={16} strokeWidth={1.75} aria-hidden />,
              to: `?tab=${id}`,
              isCurrent: id === shown,
              count: forms[id].formState.isDirty ? { shown: '•', said: t('unsaved') } : undefined,
            }
          })}
        />
      </div>
      <div className="account-panel">
        {shown === 'general' && <GeneralPanel form={forms.general} onSaved={setAccount} />}
        {shown === 'password' && <PasswordPanel form={forms.password} account={account} />}
        {shown === 'info' && <InfoPanel form={forms.info} onSaved={setAccount} />}
        {shown === 'social' && <SocialPanel form={forms.social} account={account} onSaved={setAccount} />}
        {shown === 'notifications' && <NotificationPanel form={forms.notifications} onSaved={setAccount} />}
      </div>
    </div>
  )
}
