import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { eventCalendars, type EventCalendar } from '@contract/calendar'
import type { FeedAnswer } from '@contract/feeds'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { TextField } from '@/@core/components/fields/TextField'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { useFormat } from '@/shared/dates/useFormat'
import { env } from '@/configs/env'
import { eventMarks } from '@/configs/eventMarks'
import { toggleCalendar } from '@/views/calendar/query/calendarQuery'

interface FeedAddressProps {
  feed: NonNullable<FeedAnswer['feed']>
  calendars: readonly EventCalendar[]
  onCalendars: (calendars: readonly EventCalendar[]) => void
  onRenew: () => void
  onRevoke: () => void
}

export function FeedAddress({ feed, calendars, onCalendars, onRenew, onRevoke }: FeedAddressProps) {
  const { t } = useTranslation(['calendar', 'events'])
  const { day } = useFormat()
  const address = addressOf(feed.path, calendars)

  function toggle(calendar: EventCalendar): void {
    const next = toggleCalendar(calendars, calendar)
    // An address without events would be no use to anyone.
    if (next.length > 0) onCalendars(next)
  }

  return (
    <>
      <fieldset className="feed-picks">
        <legend>{t('feed.which')}</legend>
        {eventCalendars.map((calendar) => (
          <CheckboxField
            key={calendar}
            className={`tone-${eventMarks[calendar].tone}`}
            checked={calendars.includes(calendar)}
            onChange={() => toggle(calendar)}
            label={
              <span className="calendar-pick-name">
                <StatusIcon shape={eventMarks[calendar].shape} />
                {t(`events:categories.${calendar}`)}
              </span>
            }
          />
        ))}
      </fieldset>
      <TextField label={t('feed.address')} hint={t('feed.secret')} value={address} readOnly required />
      <div className="cluster">
        <CopyButton color="primary" text={address} label={t('feed.copy')} />
        <a className="btn btn-secondary" href={address.replace(/^https?:/, 'webcal:')}>
          {t('feed.open')}
        </a>
      </div>
      <dl className="feed-help">
        <dt>{t('feed.apple')}</dt>
        <dd>{t('feed.appleHelp')}</dd>
        <dt>{t('feed.google')}</dt>
        <dd>{t('feed.googleHelp')}</dd>
      </dl>
      <div className="feed-foot">
        <span className="muted">{t('feed.made', { date: day(feed.createdAt) })}</span>
        <Button size="sm" onClick={onRenew}>
          <RefreshCw size={14} strokeWidth={1.75} aria-hidden />
          {t('feed.renew')}
        </Button>
        <Button size="sm" color="danger-quiet" onClick={onRevoke}>
          {t('feed.revoke')}
        </Button>
      </div>
    </>
  )
}

/** All four are said by naming none: an address that never has to change. */
function addressOf(path: string, calendars: readonly EventCalendar[]): string {
  const address = new URL(path, env.apiUrl === '' ? window.location.origin : env.apiUrl)
  if (calendars.length < eventCalendars.length) {
    for (const calendar of calendars) address.searchParams.append('calendars', calendar)
  }
  return address.toString()
}
