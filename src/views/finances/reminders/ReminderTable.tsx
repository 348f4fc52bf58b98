import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import { reminderSteps, type OverdueMember, type ReminderStep } from '@contract/finances/paying/reminders'
import { Button } from '@/@core/components/Button'
import { Checkbox } from '@/@core/components/fields/Checkbox'
import { Input } from '@/@core/components/fields/Input'
import type { useSelection } from '@/@core/hooks/useSelection'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import '@/views/finances/ledger/ledgerTable.scss'
import { stepName } from './stepName'
import { statementPath, useForWhom } from './useForWhom'
import { memberLabel } from '@/shared/records/memberLabel'
import './reminders.scss'

interface ReminderTableProps {
  /** All pages, so that all due ones can be selected at once. */
  overdue: readonly OverdueMember[]
  /** Current page. */
  shown: readonly OverdueMember[]
  today: string
  stepOf: (row: OverdueMember) => ReminderStep
  onStep: (row: OverdueMember, step: ReminderStep) => void
  /** Absent for those who may not remind. */
  chosen: ReturnType<typeof useSelection<OverdueMember>> | undefined
  onHand: ((row: OverdueMember) => void) | undefined
}

export function ReminderTable({ overdue, shown, today, stepOf, onStep, chosen, onHand }: ReminderTableProps) {
  const { t } = useTranslation('reminders')
  const { briefDate, isoDay } = useFormat()
  const money = useMoney()
  const forWhom = useForWhom()
  const isReady = ({ nextOn, last }: OverdueMember) =>
    nextOn <= today && last?.state !== 'waiting' && last?.state !== 'sending'
  const ready = overdue.filter(isReady)
  const hasAllReady = ready.length > 0 && ready.every(({ memberId }) => chosen?.has(memberId))

  function toggleReady(): void {
    for (const { memberId } of ready) if (chosen?.has(memberId) === hasAllReady) chosen.toggle(memberId)
  }

  const lastOf = ({ last }: OverdueMember) => {
    if (!last) return <span className="muted">{t('never')}</span>
    const { step, at, state, byHand } = last
    const how = byHand ? t('byHand') : t(`states.${state}`)
    return (
      <>
        {t('lastLine', { step: t(`steps.${stepName[step]}`), day: briefDate(isoDay(new Date(at))) })}
        <span className="reminder-note">{how}</span>
      </>
    )
  }
  return (
    <Card className="ledger-table-scroll">
      <Table className="ledger-table reminder-table" aria-label={t('table')}>
        <thead>
          <tr>
            {chosen && (
              <th scope="col" className="ledger-table-checkbox">
                {ready.length > 0 && <Checkbox label={t('chooseAll')} isOn={hasAllReady} onToggle={toggleReady} />}
              </th>
            )}
            <th scope="col">{t('name')}</th>
            <th scope="col" className="is-wide reminder-since">
              {t('since')}
            </th>
            <th scope="col" className="is-wide">
              {t('last')}
            </th>
            <th scope="col">{t('next')}</th>
            <th scope="col" className="is-end is-wide">
              {t('overdue')}
            </th>
            {onHand && (
              <th scope="col" className="ledger-table-acts">
                <span className="visually-hidden">{t('hand')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const { memberId, block, since, nextOn } = row
            const name = memberLabel(row)
            return (
              <tr key={memberId}>
                {chosen && (
                  <td className="ledger-table-checkbox">
                    <Checkbox
                      label={t('choose', { name })}
                      isOn={chosen.has(memberId)}
                      onToggle={() => chosen.toggle(memberId)}
                    />
                  </td>
                )}
                <th scope="row">
                  <Link to={statementPath(row)}>{name}</Link>
                  {row.paysFor && <span className="reminder-note">{forWhom(row)}</span>}
                  <span className="ledger-table-note tabular">{money.format(row.overdue)}</span>
                  {row.credit !== undefined && (
                    <span className="reminder-note">{t('lessCredit', { credit: money.format(row.credit) })}</span>
                  )}
                  {block && <span className="reminder-note">{t(`blocks.${block}`)}</span>}
                </th>
                <td className="is-wide reminder-since ledger-table-day">{briefDate(since)}</td>
                <td className="is-wide">{lastOf(row)}</td>
                <td>
                  <Input
                    type="select"
                    className="reminder-step"
                    aria-label={t('nextOf', { name })}
                    value={stepOf(row)}
                    onChange={({ target }) => {
                      const step = reminderSteps.find((step) => String(step) === target.value)
                      if (step) onStep(row, step)
                    }}
                  >
                    {reminderSteps.map((step) => (
                      <option key={step} value={step}>
                        {t(`steps.${stepName[step]}`)}
                      </option>
                    ))}
                  </Input>
                  <span className="reminder-note">
                    {nextOn <= today ? t('now') : t('from', { day: briefDate(nextOn) })}
                  </span>
                </td>
                <td className="is-end is-wide ledger-table-sum">{money.format(row.overdue)}</td>
                {onHand && (
                  <td className="ledger-table-acts">
                    <Button size="sm" label={t('handOf', { name })} onClick={() => onHand(row)}>
                      {t('hand')}
                    </Button>
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Card>
  )
}
