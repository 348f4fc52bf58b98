import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { EventRecord } from '@contract/analytics'
import type { AttendanceStatus } from '@contract/calendar'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'

/** Statuses whose members are named. */
const asked = ['absent', 'excused', 'late', 'left_early'] as const

/** What a finished event came to: how many were there, who was missing, the audience, the money. */
export function EventOutcome({ record: { row, lines, notes } }: { record: EventRecord }) {
  const { t, i18n } = useTranslation(['calendar', 'events'])
  const { count } = useFormat()
  const money = useMoney()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const expected = row.expected - row.excused
  const rate = row.attendanceRate === null ? '' : ` · ${percent.format(row.attendanceRate)}`
  const hasMoney = row.income !== 0 || row.expense !== 0
  const items = [
    {
      term: t('event.outcome.present'),
      value:
        row.expected > 0 &&
        `${t('event.outcome.of', { present: count(row.present), expected: count(expected) })}${rate}`,
    },
    ...asked.map((status) => ({
      term: t(`events:attendance.${status}`),
      value: lines.some((line) => line.status === status) && <Names lines={lines} status={status} />,
    })),
    { term: t('event.outcome.audience'), value: row.audience !== null && count(row.audience) },
    {
      term: t('event.outcome.money'),
      value:
        hasMoney &&
        t('event.outcome.sums', {
          income: money.format(row.income),
          expense: money.format(-row.expense),
          net: money.format(row.net),
        }),
    },
    { term: t('event.outcome.notes'), value: notes },
  ]
  const shown = items.filter(({ value }) => Boolean(value))
  return (
    <Card tag="section" className="event-outcome" aria-labelledby="event-outcome-title">
      <h2 id="event-outcome-title">{t('event.outcome.title')}</h2>
      {shown.length > 0 ? <DefinitionList items={shown} /> : <p className="muted">{t('event.outcome.none')}</p>}
    </Card>
  )
}

function Names({ lines, status }: { lines: EventRecord['lines']; status: AttendanceStatus }) {
  const canOpen = useAppAbility().can('read', 'Member')
  return (
    <ul className="outcome-names">
      {lines
        .filter((line) => line.status === status)
        .map(({ memberId, name, instrument }) => (
          <li key={memberId}>
            {canOpen ? <Link to={paths.member(memberId)}>{name}</Link> : name}
            {instrument !== undefined && <small className="muted"> {instrument}</small>}
          </li>
        ))}
    </ul>
  )
}
