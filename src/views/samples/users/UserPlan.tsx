import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { Badge } from '@/@core/components/page/Badge'
import { useFormat } from '@/shared/dates/useFormat'
import { useDollars } from '@/views/samples/kit/useDollars'
import { planResources, plans } from './planRules'
import { userPlans, type SampleUser } from './userCalls'
import type { UserDetail } from './userDetail'
import { UsageMeter } from './UsageMeter'
import type { UserChanges } from './useUserChanges'

interface UserPlanProps {
  user: SampleUser
  usage: UserDetail['usage']
  changes: UserChanges
}

/** What the plan holds and how much of it is taken, and what the others would hold. */
export function UserPlan({ user, usage, changes }: UserPlanProps) {
  const { t } = useTranslation('samplesUsers')
  const { limits } = plans[user.currentPlan]
  return (
    <>
      <Card tag="section">
        <h2>{t('plan.usage')}</h2>
        <div className="usage-meters">
          {planResources.map((resource) => (
            <UsageMeter key={resource} resource={resource} used={usage[resource]} limit={limits[resource]} />
          ))}
        </div>
      </Card>
      <h2 className="user-heading">{t('plan.choose')}</h2>
      <ul className="plan-cards">
        {userPlans.map((plan) => (
          <PlanCard key={plan} plan={plan} isCurrent={plan === user.currentPlan} changes={changes} />
        ))}
      </ul>
    </>
  )
}

interface PlanCardProps {
  plan: SampleUser['currentPlan']
  isCurrent: boolean
  changes: UserChanges
}

function PlanCard({ plan, isCurrent, changes }: PlanCardProps) {
  const { t } = useTranslation('samplesUsers')
  const { count } = useFormat()
  const { format: dollars } = useDollars()
  const { price, limits } = plans[plan]
  const name = t(`plans.${plan}`)
  return (
    <Card tag="li" className={isCurrent ? 'is-current' : undefined}>
      <h3>
        {name}
        {isCurrent && <Badge tone="positive">{t('plan.current')}</Badge>}
      </h3>
      <p className="plan-price">
        <strong className="tabular">{dollars(price)}</strong> <span className="muted">{t('plan.monthly')}</span>
      </p>
      <ul>
        {planResources.map((resource) => (
          <li key={resource}>
            <Check size={15} strokeWidth={2} aria-hidden />
            {t(`plan.holds.${resource}`, { shown: count(limits[resource]) })}
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        disabled={isCurrent}
        label={t('plan.changeTo', { plan: name })}
        onClick={() => void changes.changePlan(plan)}
      >
        {t('plan.change')}
      </Button>
    </Card>
  )
}
