import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { eventCalendars, type EventCalendar } from '@contract/calendar'
import type { FeedAnswer } from '@contract/calendar/feeds'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { TextField } from '@/@core/components/fields/TextField'
import { useAppAbility } from '@/auth/Can'
import { useFormat } from '@/shared/dates/useFormat'
import { env } from '@/configs/env'
import { CategoryCheckboxes } from '@/views/calendar/event/CategoryCheckboxes'

interface FeedAddressProps {
  feed: NonNullable<FeedAnswer['feed']>
  calendars: readonly EventCalendar[]
  onCalendars: (calendars: readonly EventCalendar[]) => void
  /** With birthdays and jubilees. */
  hasPeople: boolean
  onPeople: (hasPeople: boolean) => void
  onRenew: () => void
  onRevoke: () => void
}

export function FeedAddress({
  feed,
  calendars,
  onCalendars,
  hasPeople,
  onPeople,
  onRenew,
  onRevoke,
}: FeedAddressProps) {
  const { t } = useTranslation('calendar')
  const { day } = useFormat()
  const address = addressOf(feed.path, calendars, hasPeople)
  const seesMembers = useAppAbility().can('read', 'Member')

  function change(next: readonly EventCalendar[]): void {
    // At least one category stays chosen.
    if (next.length > 0) onCalendars(next)
  }

  return (
    <>
      <fieldset className="feed-picks">
        <legend>{t('feed.which')}</legend>
        <CategoryCheckboxes calendars={calendars} onChange={change} />
        {seesMembers && (
          <CheckboxField
            label={t('feed.people')}
            hint={t('feed.peopleHint')}
            checked={hasPeople}
            onChange={({ target }) => onPeople(target.checked)}
          />
        )}
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

/** Without parameters it means all categories, so the address never has to change. */
function addressOf(path: string, calendars: readonly EventCalendar[], hasPeople: boolean): string {
  const address = new URL(path, env.apiUrl === '' ? window.location.origin : env.apiUrl)
  if (calendars.length < eventCalendars.length) {
    for (const calendar of calendars) address.searchParams.append('calendars', calendar)
  }
  if (hasPeople) address.searchParams.append('people', 'yes')
  return address.toString()
}
