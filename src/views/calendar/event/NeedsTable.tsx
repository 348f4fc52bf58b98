import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { NeededInstrument, Readiness } from '@contract/calendar/readiness'
import { partName } from '@contract/invitees'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { paths } from '@/configs/paths'
import { useMediaQuery } from '@/@core/hooks/useMediaQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { readinessStyles } from '@/shared/readiness/readinessStyles'
import { answerStyles } from '@/views/calendar/roster/answerStyles'

/** A longer table is folded, and any in a small window: who comes, below it, is to stay on the first screen. */
const OPEN_MAX = 6
const LARGE_WINDOW = '(min-width: 48rem) and (min-height: 50rem)'

const figures = ['needed', 'yes', 'maybe', 'silent', 'no'] as const

/** As of the whole light (contract/calendar/readiness.ts), for one instrument. */
function colourOf({ short, maybe, silent }: NeededInstrument, isPastDeadline: boolean): Readiness['colour'] {
  if (short === 0) return 'green'
  return short > (isPastDeadline ? 0 : maybe + silent) ? 'red' : 'amber'
}

/** What is needed and who comes, by instrument: short ones first, else in the order of the score. */
export function NeedsTable({
  readiness: { needs, noWithoutPart = 0, isPastDeadline },
  eventId,
}: {
  readiness: Readiness
  eventId: string
}) {
  const { t } = useTranslation('invitees')
  const { count } = useFormat()
  const isLarge = useMediaQuery(LARGE_WINDOW)
  const rows = needs.toSorted((one, other) => other.short - one.short)
  return (
    <details open={isLarge && rows.length <= OPEN_MAX}>
      <summary>{t('light.byInstrument')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className="needs-table" aria-label={t('light.byInstrument')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('light.instrument')}</th>
              <th scope="col" className="needs-state">
                {t('light.state')}
              </th>
              {figures.map((figure) => (
                <th key={figure} scope="col" className="tabular">
                  <span className="needs-word">{t(`light.figures.${figure}`)}</span>
                  <span className="needs-icon">
                    {figure === 'needed' ? (
                      <Users size={14} aria-hidden />
                    ) : (
                      <StatusIcon shape={answerStyles[figure].shape} />
                    )}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const colour = colourOf(row, isPastDeadline)
              const shown = count(row.short)
              const state = (
                <>
                  <StatusLabel
                    {...readinessStyles[colour]}
                    label={row.short === 0 ? t('light.enough') : t('light.missing', { count: row.short, shown })}
                  />
                  {row.short > 0 && (
                    <Link className="needs-find" to={paths.eventDeputies(eventId, row.instrument)}>
                      {t('light.findDeputy', { instrument: row.instrument })}
                    </Link>
                  )}
                </>
              )
              return (
                <tr key={partName(row)}>
                  <th scope="row">
                    {partName(row)}
                    <span className="needs-below">{state}</span>
                  </th>
                  <td className="needs-state">{state}</td>
                  {figures.map((figure) => (
                    <td key={figure} className="tabular">
                      {count(row[figure])}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {noWithoutPart > 0 && (
        <p className="muted">{t('light.noWithoutPart', { count: noWithoutPart, shown: count(noWithoutPart) })}</p>
      )}
    </details>
  )
}
