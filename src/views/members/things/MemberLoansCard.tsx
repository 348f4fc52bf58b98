import { HandHelping, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { Member } from '@contract/members'
import type { MemberLoan } from '@contract/members/things'
import { Button } from '@/@core/components/Button'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchLoans } from '@/redux/things'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import { isOverdue, thingLabel } from './thingLabel'
import { useLoanTask } from './useLoanTask'
import './things.scss'

/** What a member has of the group's, and had; who manages members lends and takes back here. */
export function MemberLoansCard({ member }: { member: Pick<Member, 'id' | 'name' | 'status'> }) {
  const { t } = useTranslation('things')
  const canChange = useAppAbility().can('manage', 'Member')
  const load = useQuery(fetchLoans, member.id)
  const { answer, reload } = load
  const { start, dialog } = useLoanTask(reload)
  const open = answer?.filter(({ loan }) => loan.returnedOn === undefined) ?? []
  const past = answer?.filter(({ loan }) => loan.returnedOn !== undefined) ?? []
  const take = (kind: 'change' | 'return') => (lent: MemberLoan) => start({ kind, ...lent }, member.name)

  return (
    <Card tag="section" className="things-card" aria-labelledby="member-loans">
      <h2 id="member-loans">{t('card')}</h2>
      <Loaded {...load} />
      {answer && open.length === 0 && <p className="muted">{t('cardEmpty')}</p>}
      {open.length > 0 && (
        <ul>
          {open.map((lent) => (
            <OpenLoan
              key={lent.loan.id}
              lent={lent}
              onChange={canChange ? take('change') : undefined}
              onReturn={canChange ? take('return') : undefined}
            />
          ))}
        </ul>
      )}
      {past.length > 0 && <PastLoans loans={past} onChange={canChange ? take('change') : undefined} />}
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

interface OpenLoanProps {
  lent: MemberLoan
  onChange: ((lent: MemberLoan) => void) | undefined
  onReturn: ((lent: MemberLoan) => void) | undefined
}

function OpenLoan({ lent, onChange, onReturn }: OpenLoanProps) {
  const { t } = useTranslation(['things', 'shell'])
  const { date } = useFormat()
  const money = useMoney()
  const today = useToday()
  const { loan, thing } = lent
  const name = thingLabel(thing)
  const isLate = isOverdue(loan, today)
  const due =
    loan.until === undefined ? t('openEnd') : t(isLate ? 'overdueSince' : 'untilDay', { date: date(loan.until) })
  const told = [
    t('sinceDay', { date: date(loan.since) }),
    loan.deposit !== undefined && t('depositOf', { amount: money.format(loan.deposit) }),
    loan.note,
  ]
  return (
    <li data-row-id={loan.id}>
      <span className="thing-what">
        <Link to={paths.thing(thing.id)}>{name}</Link>
        <span className="muted">
          {told.filter(Boolean).join(' · ')} · <span className={isLate ? 'is-overdue' : undefined}>{due}</span>
        </span>
      </span>
      <span className="cluster">
        <Link to={paths.loanReceipt(loan.memberId, loan.id)} aria-label={t('receiptOf', { thing: name })}>
          {t('receipt')}
        </Link>
        {onChange && (
          <Button size="sm" color="ghost" label={t('changeLoan', { thing: name })} onClick={() => onChange(lent)}>
            {t('shell:edit')}
          </Button>
        )}
        {onReturn && (
          <Button size="sm" label={t('returnOf', { thing: name })} onClick={() => onReturn(lent)}>
            <Undo2 size={14} aria-hidden />
            {t('returnIt')}
          </Button>
        )}
      </span>
    </li>
  )
}

interface PastLoansProps {
  loans: readonly MemberLoan[]
  onChange: ((lent: MemberLoan) => void) | undefined
}

function PastLoans({ loans, onChange }: PastLoansProps) {
  const { t } = useTranslation(['things', 'shell'])
  const { date } = useFormat()
  return (
    <details>
      <summary>{t('cardPast')}</summary>
      <ul>
        {loans.map((lent) => {
          const { loan, thing } = lent
          const name = thingLabel(thing)
          const span = t('span', { from: date(loan.since), to: date(loan.returnedOn ?? loan.since) })
          return (
            <li key={loan.id} data-row-id={loan.id}>
              <span className="thing-what">
                <Link to={paths.thing(thing.id)}>{name}</Link>
                <span className="muted">
                  {[span, loan.conditionReturned && t(`conditions.${loan.conditionReturned}`), loan.note]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              {onChange && (
                <Button size="sm" color="ghost" label={t('changeLoan', { thing: name })} onClick={() => onChange(lent)}>
                  {t('shell:edit')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
