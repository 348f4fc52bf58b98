import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { AttendanceWarning } from '@contract/analytics'
import { PartError } from '@/@core/components/feedback/PartError'
import { useOnceSettled } from '@/@core/hooks/useOnceSettled'
import { useFormat } from '@/shared/dates/useFormat'
import { paths } from '@/configs/paths'
import { fetchWarnings } from '@/redux/analytics'
import { useQuery } from '@/redux/useQuery'

/**
 * Who may be on the way out, by name: to ask how they are, not to rank them. For who leads the group. It lies below what the screen
 * is opened for, and asks after that.
 */
export function WarningsPanel() {
  const { t } = useTranslation('analytics')
  const hasSettled = useOnceSettled()
  return (
    <Card tag="section" className="warnings" aria-labelledby="warnings-title">
      <h2 id="warnings-title">{t('warnings.title')}</h2>
      {hasSettled && <Warnings />}
      <p className="form-text">{t('warnings.rule')}</p>
    </Card>
  )
}

function Warnings() {
  const { t } = useTranslation(['analytics', 'members'])
  const { answer: warnings, failure, isLoading, reload } = useQuery(fetchWarnings, undefined)
  return (
    <div aria-busy={!warnings && !failure}>
      {failure && <PartError text={t('warnings.failed')} onRetry={reload} isRetrying={isLoading} />}
      {warnings?.length === 0 && <p>{t('warnings.none')}</p>}
      {warnings && warnings.length > 0 && (
        <ul>
          {warnings.map((warning) => (
            <li key={`${warning.memberId}${warning.reason}`}>
              <Link to={paths.member(warning.memberId)}>{warning.name}</Link>
              <span className="muted"> · {t(`members:sections.${warning.section}`)}</span>
              <p>
                <WarningReason warning={warning} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function WarningReason({ warning }: { warning: AttendanceWarning }) {
  const { t } = useTranslation('analytics')
  const { date, count } = useFormat()
  const { reason, kind = 'all', misses, away, often, lastPresent, recent, before } = warning
  const last = lastPresent === null ? t('warnings.never') : t('warnings.last', { date: date(lastPresent) })
  if (reason === 'misses') return `${t(`warnings.misses.${kind}`, { count: misses, shown: count(misses) })} ${last}`
  if (away) {
    const all = t('warnings.away', { count: away.events, shown: count(away.events), excused: count(away.excused) })
    return `${all} ${last}`
  }
  if (often) {
    const share = t(`warnings.often.${kind}`, { absent: count(often.absent), of: count(often.of) })
    return `${share} ${last}`
  }
  if (reason === 'unkept' || reason === 'silent') {
    const times = warning[reason] ?? 0
    return `${t(`warnings.${reason}`, { count: times, shown: count(times) })} ${last}`
  }
  const figures = { present: count(recent.present), of: count(recent.of) }
  const earlier = { wasPresent: count(before.present), wasOf: count(before.of) }
  return `${t('warnings.falling', { ...figures, ...earlier })} ${last}`
}
