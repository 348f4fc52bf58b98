import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FormGroup, Label } from 'reactstrap'
import type { Finance } from '@contract/finances'
import type { LeavingSettlement } from '@contract/finances/leaving'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { Input } from '@/@core/components/fields/Input'
import { paths } from '@/configs/paths'
import { findLeaving } from '@/redux/finances/leaving'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import '@/@core/styles/choices.scss'
import './memberFees.scss'

export type LeavingChoice = Omit<LeavingSettlement, 'reason'> & { amount: number }

interface LeavingPanelProps {
  memberId: string
  /** Their last day. */
  on: string
  /** What to settle when the form is saved; null: nothing. */
  onChoice: (choice: LeavingChoice | null) => void
}

const none: Finance[] = []
const sumOf = (finances: readonly Finance[]) => finances.reduce((sum, { amount }) => sum + amount, 0)
const keysOf = (finances: readonly Finance[]) => finances.map(({ id, version }) => ({ id, version }))

/** The debts of a leaving member, and what to do with them. */
export function LeavingPanel({ memberId, on, onChoice }: LeavingPanelProps) {
  const { t } = useTranslation('memberFees')
  const { date, count } = useFormat()
  const money = useMoney()
  const question = useMemo(() => ({ memberId, on }), [memberId, on])
  const { answer } = useQuery(findLeaving, question)
  const [isWrittenOff, setWrittenOff] = useState(false)
  const [isCancelled, setCancelled] = useState(true)
  const { open = none, ahead = none, credit = 0 } = answer ?? {}

  useEffect(() => {
    const writeOff = isWrittenOff ? open : none
    const cancel = isCancelled ? ahead : none
    const settled = [...writeOff, ...cancel]
    const choice = { memberId, on, writeOff: keysOf(writeOff), cancel: keysOf(cancel), amount: sumOf(settled) }
    onChoice(settled.length > 0 ? choice : null)
    return () => onChoice(null)
  }, [memberId, on, open, ahead, isWrittenOff, isCancelled, onChoice])

  if (!answer) return null
  const words = (finances: readonly Finance[]) => ({
    count: finances.length,
    shown: count(finances.length),
    amount: money.format(sumOf(finances)),
    date: date(on),
  })
  const parts = [
    {
      id: 'open',
      legend: t('leaving.open', words(open)),
      finances: open,
      choices: [
        { label: t('leaving.keepOpen'), isOn: !isWrittenOff, choose: () => setWrittenOff(false) },
        { label: t('leaving.writeOff'), isOn: isWrittenOff, choose: () => setWrittenOff(true) },
      ],
    },
    {
      id: 'ahead',
      legend: t('leaving.ahead', words(ahead)),
      finances: ahead,
      choices: [
        { label: t('leaving.cancel'), isOn: isCancelled, choose: () => setCancelled(true) },
        { label: t('leaving.keepAhead'), isOn: !isCancelled, choose: () => setCancelled(false) },
      ],
    },
  ].filter(({ finances }) => finances.length > 0)
  return (
    <FieldSection title={t('leaving.title')}>
      <p className="form-text">{t('leaving.ends', { date: date(on) })}</p>
      {parts.length === 0 && <p>{t('leaving.nothing')}</p>}
      {parts.map(({ id, legend, finances, choices }) => (
        <fieldset key={id} className="leaving-choice">
          <legend>{legend}</legend>
          <ul>
            {finances.slice(0, SHOWN).map((finance) => (
              <li key={finance.id}>
                {finance.description} · {money.format(finance.amount)}
              </li>
            ))}
            {finances.length > SHOWN && <li>…</li>}
          </ul>
          {choices.map(({ label, isOn, choose }) => (
            <FormGroup key={label} check>
              <Label check>
                <Input type="radio" name={`leaving-${id}`} checked={isOn} onChange={choose} /> {label}
              </Label>
            </FormGroup>
          ))}
        </fieldset>
      ))}
      {credit > 0 && (
        <p>
          {t('leaving.credit', { amount: money.format(credit) })}{' '}
          <Link to={paths.statement(memberId)}>{t('leaving.statement')}</Link>
        </p>
      )}
      {parts.length > 0 && (
        <p className="form-text">
          {t('leaving.hint')} <Link to={paths.statement(memberId)}>{t('leaving.statement')}</Link>
        </p>
      )}
    </FieldSection>
  )
}

/** Of entries that are named one by one. */
const SHOWN = 6
