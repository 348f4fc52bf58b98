import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { Levy, LevyCharge, LevyMember } from '@contract/finances/levies'
import { IconButton } from '@/@core/components/IconButton'
import { Badge } from '@/@core/components/page/Badge'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { memberLabel } from '@/shared/records/memberLabel'
import '@/views/finances/ledger/ledgerTable.scss'
import './levies.scss'

interface LevyPeopleProps {
  levy: Levy
  people: readonly LevyMember[]
  /** Absent if no member can be removed. */
  onRemove?: ((member: LevyMember) => void) | undefined
}

/** Each member's payments by instalment. */
export function LevyPeople({ levy, people, onRemove }: LevyPeopleProps) {
  const { t } = useTranslation(['levies', 'members'])
  const { briefDate } = useFormat()
  const money = useMoney()

  function chargeText({ state, amount, paid }: LevyCharge): string {
    if (state === 'open' && paid > 0) return t('charge.part', { paid: money.format(paid), of: money.format(amount) })
    return t(`charge.${state}`, { amount: money.format(amount) })
  }

  return (
    <Card className="ledger-table-scroll">
      <Table className="ledger-table levy-people">
        <caption>{t('people')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('members.name')}</th>
            {levy.dueDates.map((day, at) => (
              <th key={day} scope="col" className="is-wide is-end">
                {t('charge.number', { number: at + 1 })}
                <span className="levy-note">{briefDate(day)}</span>
              </th>
            ))}
            <th scope="col" className="is-wide is-end">
              {t('paid')}
            </th>
            <th scope="col" className="is-end">
              {t('open')}
            </th>
            {onRemove && (
              <th scope="col" className="ledger-table-acts">
                <span className="visually-hidden">{t('members.takeOff')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {people.map((member) => (
            <tr key={member.memberId} className={member.open === 0 ? 'is-quiet' : undefined}>
              <th scope="row">
                <Link to={paths.statement(member.memberId)}>{memberLabel(member)}</Link>{' '}
                {member.removed && <Badge>{t('members.gone')}</Badge>}
                <span className="levy-note">{member.ownSection ?? t(`members:sections.${member.section}`)}</span>
                <span className="ledger-table-note tabular">
                  {t('paidOf', { paid: money.format(member.paid), of: money.format(member.charged) })}
                </span>
              </th>
              {levy.dueDates.map((day, at) => {
                const charge = member.charges.find(({ number }) => number === at + 1)
                return (
                  <td key={day} className="is-wide is-end">
                    {charge ? chargeText(charge) : '–'}
                  </td>
                )
              })}
              <td className="is-wide is-end">{money.format(member.paid)}</td>
              <td className="is-end ledger-table-sum">
                {money.format(member.open)}
                {member.overdue > 0 && (
                  <span className="levy-note">{t('overdueOf', { amount: money.format(member.overdue) })}</span>
                )}
              </td>
              {onRemove && (
                <td className="ledger-table-acts">
                  {member.open > 0 && (
                    <IconButton
                      icon={X}
                      label={t('members.takeOffOne', { name: memberLabel(member) })}
                      onClick={() => onRemove(member)}
                    />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
