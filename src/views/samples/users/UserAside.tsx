import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Badge } from '@/@core/components/page/Badge'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { EmailAddress } from '@/@core/components/page/EmailAddress'
import { plans } from './planRules'
import type { SampleUser } from './userCalls'
import type { UserDetail } from './userDetail'
import { UsageMeter } from './UsageMeter'

interface UserAsideProps {
  user: SampleUser
  usage: UserDetail['usage'] | undefined
}

/** Who it is, beside whatever is looked at. */
export function UserAside({ user, usage }: UserAsideProps) {
  const { t } = useTranslation('samplesUsers')
  const { limits } = plans[user.currentPlan]
  return (
    <div className="user-aside">
      <Card tag="section">
        <h2>{t('detail.person')}</h2>
        <DefinitionList
          items={[
            { term: t('fields.username'), value: user.username },
            { term: t('fields.email'), value: <EmailAddress address={user.email} /> },
            { term: t('fields.contact'), value: <span className="tabular">{user.contact}</span> },
            { term: t('fields.company'), value: user.company },
            { term: t('fields.country'), value: user.country },
          ]}
        />
      </Card>
      <Card tag="section">
        <h2>
          {t('detail.plan')}
          <Badge tone="ensaio">{t(`plans.${user.currentPlan}`)}</Badge>
        </h2>
        <p className="muted">{t(`billings.${user.billing}`)}</p>
        {usage && <UsageMeter resource="seats" used={usage.seats} limit={limits.seats} />}
        {usage && <UsageMeter resource="storage" used={usage.storage} limit={limits.storage} />}
      </Card>
    </div>
  )
}
