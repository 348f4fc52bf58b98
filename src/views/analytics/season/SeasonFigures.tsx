import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { AnalyticsSummary } from '@contract/analytics'
import { useFormat } from '@/shared/dates/useFormat'
import { concertsOf, type Comparison } from './comparison'
import { useLateText, useMissingAttendance } from '@/views/analytics/figures/AttendanceFigures'
import { Figure } from '@/views/analytics/figures/Figure'
import { useFigures } from '@/views/analytics/figures/useFigures'

interface SeasonFiguresProps {
  summary: AnalyticsSummary
  before: Comparison | null
}

/** From here on a figure is set smaller, so that it stays on one line: a sum of millions. */
const LONG = 13

/** The figures of the whole set, each with what it rests on and with the same days a year before. */
export function SeasonFigures({ summary, before }: SeasonFiguresProps) {
  const { t } = useTranslation('analytics')
  const { date } = useFormat()
  const tiles = useTiles(summary)
  const tilesBefore = useTiles(before?.summary ?? summary)
  const hasBefore = before !== null && before.summary.events > 0
  return (
    <>
      <div className="season-figures">
        {tiles.map(({ id, shown, missing, basis }, place) => {
          const was = tilesBefore[place]
          return (
            <Card tag="section" key={id}>
              <h2>{t(`season.${id}`)}</h2>
              <p className={`season-figure${(shown?.length ?? 0) > LONG ? ' is-long' : ''}`}>
                <Figure missing={missing}>{shown}</Figure>
              </p>
              {basis.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {hasBefore && (
                <p className="season-before">
                  {t('season.before')} <Figure missing={was?.missing ?? ''}>{was?.shown ?? null}</Figure>
                </p>
              )}
            </Card>
          )
        })}
      </div>
      {before && (
        <p className="season-note">
          {hasBefore
            ? t('season.comparedWith', { from: date(before.from), to: date(before.to), count: before.summary.events })
            : t('season.notCompared', { from: date(before.from), to: date(before.to) })}
        </p>
      )}
    </>
  )
}

interface Tile {
  id: 'attendance' | 'audience' | 'net' | 'perConcert' | 'events'
  shown: string | null
  missing: string
  /** What the figure rests on. */
  basis: string[]
}

function useTiles(summary: AnalyticsSummary): Tile[] {
  const { t } = useTranslation('analytics')
  const { count, rate, ratio, money } = useFigures()
  const missingAttendance = useMissingAttendance()
  const late = useLateText()(summary)
  const { events, attendanceEvents, present, absent, audience, audienceEvents, income, expense, net, byCalendar } =
    summary
  const { rehearsals, concerts } = concertsOf(summary)
  // Nobody comes to listen to a rehearsal; one with an audience all the same counts.
  const hearable = byCalendar
    .map((part) => (part.calendar === 'Ensaio' ? part.audienceEvents : part.events))
    .reduce((sum, some) => sum + some, 0)
  const n = (value: number) => ({ count: value, shown: count(value) })
  return [
    {
      id: 'attendance',
      shown: rate(summary.attendanceRate),
      missing: missingAttendance(summary),
      basis:
        attendanceEvents === 0
          ? [t('missing.attendance')]
          : [
              t('season.presentOf', { present: count(present), expected: count(present + absent) }),
              ...(late === '' ? [] : [late]),
              t('season.recordedAt', { ...n(events), recorded: count(attendanceEvents) }),
            ],
    },
    {
      id: 'audience',
      shown: audienceEvents === 0 ? null : count(audience),
      missing: t('missing.audience'),
      basis:
        audienceEvents === 0
          ? [t('missing.audience')]
          : [t('season.countedAt', { ...n(hearable), counted: count(audienceEvents) })],
    },
    {
      id: 'net',
      shown: money.format(net),
      missing: '',
      basis: [
        t('season.flow', { income: money.format(income), expense: money.format(expense) }),
        ...(events > 1 ? [t('season.perEvent', { amount: money.format(Math.round(net / events)) })] : []),
      ],
    },
    {
      id: 'perConcert',
      shown: ratio(summary.rehearsalsPerConcert),
      missing: t('missing.concerts'),
      basis: [t('season.rehearsals', n(rehearsals)), t('season.concerts', n(concerts))],
    },
    { id: 'events', shown: count(events), missing: '', basis: [t('season.finished')] },
  ]
}
