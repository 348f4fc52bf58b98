import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { givenDocument } from '@contract/auth'
import { DEMO_GROUP_ID } from '@contract/demoRoles'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useAppAbility } from '@/auth/Can'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { AnswerNewsSection } from './AnswerNewsSection'
import { DetailsForm } from './DetailsForm'
import { EmailForm } from './EmailForm'
import { EmailConfirmation } from './EmailConfirmation'
import { PasswordForm } from './PasswordForm'
import { SecuritySection } from './security/SecuritySection'
import { SessionsSection } from './sessions/SessionsSection'
import './settings.scss'

export function AccountPage() {
  const { t } = useTranslation(['settings', 'layout'])
  const user = useAppSelector(selectUser)
  const canManageEvents = useAppAbility().can('manage', 'Event')
  if (!user) return null
  return (
    <>
      <PageHeader title={t('account.title')} />
      <Card tag="section" className="settings-panel">
        <DefinitionList
          items={[
            { term: t('account.name'), value: user.name },
            { term: t('account.email'), value: <EmailConfirmation email={user.email} /> },
            { term: t('account.document'), value: givenDocument(user.document) || t('account.noDocument') },
            { term: t('account.role'), value: t(`layout:roles.${user.role}`) },
            { term: t('account.group'), value: user.group.name },
          ]}
        />
      </Card>
      <PasswordForm user={user} />
      {/* Demo accounts are shared by all visitors. */}
      {user.group.id !== DEMO_GROUP_ID && <DetailsForm user={user} />}
      <EmailForm email={user.email} />
      {canManageEvents && user.group.id !== DEMO_GROUP_ID && <AnswerNewsSection />}
      {/* After the forms, since it loads later and would move their buttons. */}
      <SecuritySection />
      <SessionsSection />
    </>
  )
}
