import { HandHelping } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { Member } from '@contract/members'
import type { MemberLoan } from '@contract/members/things'
import { Button } from '@/@core/components/Button'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import type { Load } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { LoanLine } from './LoanLine'
import { thingLabel } from './thingLabel'
import { useLoanTask } from './useLoanTask'
import './things.scss'

interface MemberLoansCardProps {
  member: Pick<Member, 'id' | 'name' | 'status'>
  load: Load<MemberLoan[]>
}

/** What a member has of the group's, and had; who manages members lends and takes back here. */
export function MemberLoansCard({ member, load }: MemberLoansCardProps) {
  const { t } = useTranslation('things')
  const canChange = useAppAbility().can('manage', 'Member')
  const { answer, reload } = load
  const { start, dialog } = useLoanTask(reload)
  const open = answer?.filter(({ loan }) => loan.returnedOn === undefined) ?? []
  const past = answer?.filter(({ loan }) => loan.returnedOn !== undefined) ?? []
  const take = (kind: 'change' | 'return', lent: MemberLoan) => start({ kind, ...lent }, member.name)

  return (
    <Card tag="section" className="things-card" aria-labelledby="member-loans">
      <h2 id="member-loans">{t('card')}</h2>
      <Loaded {...load} />
      {answer && open.length === 0 && <p className="muted">{t('cardEmpty')}</p>}
      {open.length > 0 && (
        <ul>
          {open.map((lent) => (
            <LoanLine
              key={lent.loan.id}
              {...lent}
              name={<Link to={paths.thing(lent.thing.id)}>{thingLabel(lent.thing)}</Link>}
              onChange={canChange ? () => take('change', lent) : undefined}
              onReturn={canChange ? () => take('return', lent) : undefined}
            />
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <details>
          <summary>{t('cardPast')}</summary>
          <ul>
            {past.map((lent) => (
              <LoanLine
                key={lent.loan.id}
                {...lent}
                name={<Link to={paths.thing(lent.thing.id)}>{thingLabel(lent.thing)}</Link>}
                onChange={canChange ? () => take('change', lent) : undefined}
              />
            ))}
          </ul>
        </details>
      )}
      <p>
        <Link to={paths.things}>{t('toList')}</Link>
      </p>
      {canChange && answer && member.status !== 'former' && (
        <Button size="sm" onClick={() => start({ kind: 'lend', memberId: member.id }, member.name)}>
          <HandHelping size={15} aria-hidden />
          {t('lendSomething')}
        </Button>
      )}
      {dialog}
    </Card>
  )
}
