import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { Member } from '@contract/members'
import { Button } from '@/@core/components/Button'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { findMemberFees } from '@/redux/finances/fees'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { classIn, withClassFrom } from '@contract/finances/feeSpans'
import { useFeeSpans } from '@/shared/fees/useFeeSpans'
import { useMoney } from '@/shared/money/useMoney'
import { PayerLines } from './PayerLines'
import './memberFees.scss'

/** A member's fees by month, and the person who pays them. For those who may read the books; those who manage them can change it here. */
export function MemberFeesCard({ member }: { member: Member }) {
  const { t } = useTranslation('memberFees')
  const { monthInFull } = useFormat()
  const money = useMoney()
  const canChange = useAppAbility().can('manage', 'Finance')
  const { answer, reload } = useQuery(findMemberFees, member.id)
  const { spansOf, write } = useFeeSpans(reload)
  const thisMonth = useToday().slice(0, 7)
  const [month, setMonth] = useState(thisMonth)
  const [chosen, setChosen] = useState<string | null>(null)
  if (!answer) return null
  const { classes, payer, otherPayers, paysFor } = answer
  const ties = { payer, otherPayers, paysFor }
  const lines = (payer || otherPayers || paysFor) && <PayerLines {...ties} />
  // Without fee classes in the group, only the payer is shown.
  if (classes.length === 0)
    return lines ? (
      <Card tag="section" className="member-fees" aria-label={t('payerTitle')}>
        {lines}
      </Card>
    ) : null
  const read = { memberId: member.id, fees: answer.fees }
  const fees = spansOf(read)
  const isMonth = /^\d{4}-\d\d$/.test(month)
  const current = classIn(fees, isMonth ? month : thisMonth)
  const next = chosen ?? current
  const nameOf = (id: string) => classes.find((one) => one.id === id)
  const monthName = (one: string) => monthInFull(`${one}-01`)

  function change(): void {
    const texts = {
      done: t('done', { name: member.name, month: monthName(month) }),
      undone: t('undone', { name: member.name }),
    }
    setChosen(null)
    void write(read, (spans) => withClassFrom(spans, month, next), texts)
  }

  return (
    <Card tag="section" className="member-fees" aria-labelledby="member-fees">
      <h2 id="member-fees">{t('title')}</h2>
      {lines}
      {fees.length === 0 ? (
        <p className="muted">{t('noneYet')}</p>
      ) : (
        <Table responsive aria-label={t('history')}>
          <thead>
            <tr>
              <th scope="col">{t('class')}</th>
              <th scope="col">{t('amount')}</th>
              <th scope="col">{t('from')}</th>
              <th scope="col">{t('to')}</th>
            </tr>
          </thead>
          <tbody>
            {fees.toReversed().map(({ classId, from, to }) => {
              const { name = '–', amount = 0 } = nameOf(classId) ?? {}
              return (
                <tr key={from}>
                  <th scope="row">{name}</th>
                  <td className="tabular">{amount === 0 ? t('free') : money.format(amount)}</td>
                  <td>{monthName(from)}</td>
                  <td>{to === undefined ? t('open') : monthName(to)}</td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      )}
      {canChange && (
        <div className="member-fees-change">
          <SelectField
            label={t('changeTo')}
            required
            value={next}
            options={[{ value: '', label: t('none') }, ...classes.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(event) => setChosen(event.target.value)}
          />
          <DateField
            type="month"
            label={t('month')}
            value={month}
            onChange={(event) => setMonth(event.target.value)}
            required
          />
          <Button disabled={!isMonth || next === current} onClick={change}>
            {t('change')}
          </Button>
        </div>
      )}
      <Link to={paths.fees}>{t('classes')}</Link>
    </Card>
  )
}
