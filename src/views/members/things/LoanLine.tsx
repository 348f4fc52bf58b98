import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Loan, Thing } from '@contract/members/things'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useMoney } from '@/shared/money/useMoney'
import { isOverdue, thingLabel } from './thingLabel'

interface LoanLineProps {
  loan: Loan
  thing: Thing
  /** Of what the page is not about: the thing, or who has it. */
  name: ReactNode
  onChange: (() => void) | undefined
  onReturn?: (() => void) | undefined
}

/** One loan in a list: from when to when, and what was noted with it. */
export function LoanLine({ loan, thing, name, onChange, onReturn }: LoanLineProps) {
  const { t } = useTranslation(['things', 'shell'])
  const { date } = useFormat()
  const money = useMoney()
  const isLate = isOverdue(loan, useToday())
  const label = thingLabel(thing)
  const { since, until, deposit, returnedOn, conditionReturned, note } = loan
  const isOpen = returnedOn === undefined
  const told = [
    isOpen ? t('sinceDay', { date: date(since) }) : t('span', { from: date(since), to: date(returnedOn) }),
    deposit !== undefined && t('depositOf', { amount: money.format(deposit) }),
    conditionReturned && t(`conditions.${conditionReturned}`),
    note,
  ]
  const due = until === undefined ? t('openEnd') : t(isLate ? 'overdueSince' : 'untilDay', { date: date(until) })
  return (
    <li data-row-id={loan.id}>
      <span className="thing-what">
        {name}
        <span className="muted">{told.filter(Boolean).join(' · ')}</span>
        {isOpen && <span className={isLate ? 'is-overdue' : 'muted'}>{due}</span>}
      </span>
      <span className="cluster">
        {isOpen && (
          <Link to={paths.loanReceipt(loan.memberId, loan.id)} aria-label={t('receiptOf', { thing: label })}>
            {t('receipt')}
          </Link>
        )}
        {onChange && (
          <Button size="sm" color="ghost" label={t('editLoan', { thing: label, date: date(since) })} onClick={onChange}>
            {t('shell:edit')}
          </Button>
        )}
        {onReturn && (
          <Button size="sm" label={t('returnOf', { thing: label })} onClick={onReturn}>
            <Undo2 size={14} aria-hidden />
            {t('returnIt')}
          </Button>
        )}
      </span>
    </li>
  )
}
