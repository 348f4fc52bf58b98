import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { PartError } from '@/@core/components/feedback/PartError'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { fetchCheckins } from '@/redux/calendar/checkins'
import { useFormat } from '@/shared/dates/useFormat'
import { memberLabel } from '@/shared/records/memberLabel'
import { groupCheckins, missingOf, type CheckinGroup } from '@/views/calendar/checkins/checkinPeople'
import { usePolled } from '@/views/calendar/checkins/usePolled'

/** As long as the event lasts people come: a page that stays open learns of them by itself. */
const EVERY_MS = 15_000

/** Who has come to an event that has begun, and who said yes and has not; until it is finished. */
export function HereCard({ eventId }: { eventId: string }) {
  const { t } = useTranslation(['checkin', 'members'])
  const { count } = useFormat()
  const { answer: list, failure, ask } = usePolled(fetchCheckins, eventId, EVERY_MS)
  const groups = list ? groupCheckins(list) : []
  const missing = missingOf(groups).map((group) => ({
    ...group,
    people: group.people.filter(({ answer }) => answer === 'yes'),
  }))
  const missingCount = missing.reduce((sum, { people }) => sum + people.length, 0)
  return (
    <Card tag="section" className="event-here" aria-labelledby="event-here-title">
      <h2 id="event-here-title">{t('list')}</h2>
      {!list && failure && <PartError text={t('hereFailed')} onRetry={ask} />}
      {list && (
        <>
          <p className="cluster">
            <StatusLabel tone="positive" shape="check" label={`${t('counts.here')}: ${count(list.counts.here)}`} />
            {list.counts.late > 0 && (
              <StatusLabel tone="caution" shape="half" label={`${t('counts.late')}: ${count(list.counts.late)}`} />
            )}
            <span className="muted">{`${t('counts.expected')}: ${count(list.counts.expected)}`}</span>
            {list.counts.guests !== undefined && (
              <span className="muted">{`${t('counts.guests')}: ${count(list.counts.guests)}`}</span>
            )}
          </p>
          {list.counts.here === 0 && <p className="muted">{t('nobodyHere')}</p>}
          {list.counts.here > 0 && (
            <details>
              <summary>{t('whoIsHere')}</summary>
              <NamesBySection groups={groups.map(hereOf)} />
            </details>
          )}
          {missingCount > 0 && (
            <details>
              <summary>{t('yesNotHere', { count: missingCount, shown: count(missingCount) })}</summary>
              <NamesBySection groups={missing} />
            </details>
          )}
        </>
      )}
    </Card>
  )
}

const hereOf = (group: CheckinGroup): CheckinGroup => ({
  ...group,
  people: group.people.filter(({ arrival }) => arrival !== undefined),
})

function NamesBySection({ groups }: { groups: readonly CheckinGroup[] }) {
  const { t } = useTranslation(['checkin', 'members'])
  const { count } = useFormat()
  const shown = groups.filter(({ people }) => people.length > 0)
  if (shown.length === 0) return null
  const titleOf = ({ section, ownSection }: CheckinGroup) =>
    ownSection ?? (section === 'deputies' ? t('deputies') : t(`members:sections.${section}`))
  return (
    <dl className="here-names">
      {shown.map((group) => (
        <div key={titleOf(group)}>
          <dt>{`${titleOf(group)} ${count(group.people.length)}`}</dt>
          <dd>
            {group.people
              .map((person) =>
                person.arrival?.isLate ? t('nameLate', { name: memberLabel(person) }) : memberLabel(person),
              )
              .join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
