import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { FeeClass } from '@contract/finances/fees'
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
import { amountIn } from '@contract/finances/feeClasses'
import { classIn, withClassFrom, withExemption, withoutExemption } from '@contract/finances/feeSpans'
import { useFeeSpans } from '@/shared/fees/useFeeSpans'
import { useMoney } from '@/shared/money/useMoney'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { PayerLines } from './PayerLines'
import './memberFees.scss'

const ExemptionDialog = lazyPart(
  loader(() => import('./ExemptionDialog')),
  (file) => file.ExemptionDialog,
)

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
  const [isExempting, setExempting] = useState(false)
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

  const undone = t('undone', { name: member.name })
  const isLasting = (to: string | undefined) => to === undefined || to >= thisMonth
  const ofClass = (feeClass: FeeClass | undefined, on: string) => {
    const amount = feeClass ? amountIn(feeClass, on) : 0
    return amount === 0 ? t('free') : money.format(amount)
  }

  function change(): void {
    const texts = {
      done: t('done', { name: member.name, month: monthName(month) }),
      undone,
    }
    setChosen(null)
    void write(read, (spans) => withClassFrom(spans, month, next), texts)
  }

  function lift(): void {
    const done = t('exemption.lifted', { name: member.name, month: monthName(thisMonth) })
    void write(read, (spans) => withoutExemption(spans, thisMonth), { done, undone })
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
            {fees.toReversed().map(({ classId, from, to, exempt }) => {
              const feeClass = nameOf(classId)
              const on = from > thisMonth ? from : to !== undefined && to < thisMonth ? to : thisMonth
              return (
                <tr key={from}>
                  <th scope="row">{feeClass?.name ?? '–'}</th>
                  <td className="tabular">
                    {exempt === undefined ? ofClass(feeClass, on) : t('exempt', { reason: exempt })}
                  </td>
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
      {canChange && fees.some(({ to }) => isLasting(to)) && (
        <div className="cluster member-exemptions">
          <Button size="sm" onClick={() => setExempting(true)}>
            {t('exemption.add')}
          </Button>
          {fees.some(({ exempt, to }) => exempt !== undefined && isLasting(to)) && (
            <Button size="sm" onClick={lift}>
              {t('exemption.lift', { month: monthName(thisMonth) })}
            </Button>
          )}
        </div>
      )}
      {isExempting && (
        <ExemptionDialog
          name={member.name}
          fees={fees}
          onExempt={(exemption) => {
            setExempting(false)
            const done = t('exemption.done', { name: member.name, month: monthName(exemption.from) })
            void write(read, (spans) => withExemption(spans, exemption), { done, undone })
          }}
          onClose={() => setExempting(false)}
        />
      )}
      <Link to={paths.fees}>{t('classes')}</Link>
    </Card>
  )
}
