import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { PartError } from '@/@core/components/feedback/PartError'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { fetchWhoComes } from '@/redux/calendar/whoComes'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { answerStyles } from '@/views/calendar/roster/answerStyles'
import { shownAnswers } from '@/views/calendar/roster/rosterParts'
import '@/views/calendar/roster/roster.scss'

/** Who comes, as the group shows it to its members. */
export function WhoComesCard({ eventId }: { eventId: string }) {
  const { t } = useTranslation(['roster', 'members'])
  const { count } = useFormat()
  const { answer, failure, reload, isLoading } = useQuery(fetchWhoComes, eventId)
  if (failure) return <PartError text={t('failed')} onRetry={reload} isRetrying={isLoading} />
  const { counts, sections = [] } = answer ?? {}
  if (!counts) return null
  return (
    <Card tag="section" className="roster" aria-labelledby="coming-title">
      <h2 id="coming-title">{t('title')}</h2>
      <p className="roster-totals">
        {shownAnswers.map((said) => (
          <StatusLabel key={said} {...answerStyles[said]} label={`${count(counts[said])} ${t(`answers.${said}`)}`} />
        ))}
      </p>
      {sections.map(({ section, ownSection, names }) => (
        <section key={ownSection ?? section} className="roster-section">
          <h3>{ownSection ?? t(`members:sections.${section}`)}</h3>
          <p>{names.join(', ')}</p>
        </section>
      ))}
    </Card>
  )
}
