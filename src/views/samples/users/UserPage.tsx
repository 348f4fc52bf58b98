import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { Avatar } from '@/@core/components/page/Avatar'
import { BackLink } from '@/@core/components/page/BackLink'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { SampleRecord } from '@/views/samples/kit/SampleRecord'
import { findUser, type SampleUser } from './userCalls'
import { USER_LIST, userPath } from './userList'
import { UserStatusLabel } from './UserStatusLabel'
import { useUserRemoval } from './useUserRemoval'
import './users.scss'

/** The user that `?id=` names, else the first of the list. */
export function UserPage() {
  const { t } = useTranslation('samplesUsers')
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <SampleRecord
      key={id}
      thunk={findUser}
      arg={id}
      title={t('one')}
      goneTitle={t('gone')}
      listPath={USER_LIST}
      listLabel={t('toList')}
    >
      {(user) => <UserFacts user={user} />}
    </SampleRecord>
  )
}

function UserFacts({ user }: { user: SampleUser }) {
  const { t } = useTranslation(['samplesUsers', 'shell'])
  const navigate = useNavigate()
  const remove = useUserRemoval({ onRestored: ({ id }) => void navigate(userPath(id)) })
  const [isBusy, setBusy] = useState(false)

  async function removeAndLeave(): Promise<void> {
    setBusy(true)
    if (await remove(user)) await navigate(USER_LIST, { replace: true })
    else setBusy(false)
  }

  return (
    <>
      <PageHeader
        title={user.fullName}
        figure={<Avatar name={user.fullName} isLarge />}
        lead={
          <span className="cluster">
            {t(`roles.${user.role}`)}
            <UserStatusLabel status={user.status} />
          </span>
        }
        back={<BackLink to={USER_LIST} label={t('toList')} />}
        actions={
          <Button color="danger-quiet" isBusy={isBusy} onClick={() => void removeAndLeave()}>
            <Trash2 size={16} aria-hidden />
            {t('shell:remove')}
          </Button>
        }
      />
      <div className="sample-facts">
        <Card tag="section">
          <h2>{t('detail.person')}</h2>
          <DefinitionList
            items={[
              { term: t('fields.username'), value: user.username },
              { term: t('fields.email'), value: user.email },
              { term: t('fields.contact'), value: user.contact },
              { term: t('fields.company'), value: user.company },
              { term: t('fields.country'), value: user.country },
            ]}
          />
        </Card>
        <Card tag="section">
          <h2>{t('detail.plan')}</h2>
          <DefinitionList
            items={[
              { term: t('fields.currentPlan'), value: t(`plans.${user.currentPlan}`) },
              { term: t('fields.billing'), value: t(`billings.${user.billing}`) },
              { term: t('fields.role'), value: t(`roles.${user.role}`) },
              { term: t('fields.status'), value: <UserStatusLabel status={user.status} /> },
            ]}
          />
        </Card>
      </div>
    </>
  )
}
