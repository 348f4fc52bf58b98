import { CalendarSearch, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PollSummary } from '@contract/calendar/polls'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { TableSkeleton } from '@/@core/components/feedback/TableSkeleton'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { categoryStyles } from '@/configs/categoryStyles'
import { paths } from '@/configs/paths'
import { fetchPolls } from '@/redux/calendar/polls'
import { useQuery } from '@/redux/useQuery'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { Loaded } from '@/shared/records/Loaded'
import { useCalendarPath } from '@/views/calendar/query/useCalendarQuery'
import { stateStyles } from './pollStyles'
import './polls.scss'

/** All questions for a date, the open ones first. */
export function PollListPage() {
  const { t } = useTranslation(['polls', 'calendar'])
  const calendarPath = useCalendarPath()
  const load = useQuery(fetchPolls, '')
  const { answer, failure } = load
  const add = (
    <Button color="primary" to={paths.newPoll}>
      <Plus size={16} strokeWidth={2} aria-hidden />
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        back={<BackLink to={calendarPath} label={t('calendar:back')} />}
        actions={answer && answer.length > 0 && add}
      />
      <Loaded {...load} skeleton={<TableSkeleton columns={3} />} />
      {answer?.length === 0 && !failure && (
        <EmptyState icon={CalendarSearch} title={t('empty.title')} hint={t('empty.text')} action={add} />
      )}
      {answer && answer.length > 0 && !failure && (
        <ul className="poll-list">
          {answer.map((summary) => (
            <PollItem key={summary.poll.id} summary={summary} />
          ))}
        </ul>
      )}
    </>
  )
}

function PollItem({ summary }: { summary: PollSummary }) {
  const { t } = useTranslation(['polls', 'events'])
  const { dayInFull, full } = useEventWhen()
  const { count, date } = useFormat()
  const { poll, state, event, asked, answered } = summary
  const { tone, shape } = categoryStyles[poll.calendar]
  const said =
    asked === undefined
      ? t('answered', { count: answered, shown: count(answered) })
      : t('answeredOf', { answered: count(answered), asked: count(asked) })
  return (
    <li className={`poll-item is-${state}`}>
      <div className="poll-item-what">
        <Link to={paths.poll(poll.id)}>{poll.title}</Link>
        <p className="muted">{event ? t('became', { when: full(event) }) : poll.dates.map(dayInFull).join(' · ')}</p>
      </div>
      <div className="poll-item-facts">
        <StatusLabel shape={shape} tone={tone} label={t(`events:categories.${poll.calendar}`)} />
        <StatusLabel {...stateStyles[state]} label={t(`states.${state}`)} />
        <span className="tabular">{said}</span>
        {state === 'open' && poll.closesOn !== undefined && (
          <span className="muted">{t('closesOn', { day: date(poll.closesOn) })}</span>
        )}
      </div>
    </li>
  )
}
