import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { EventRoster } from '@contract/calendar/replies'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { rosterPartsOf, type RosterPart } from '@/views/calendar/roster/rosterParts'
import { useDuration } from '@/views/calendar/programme/useDuration'
import './callSheet.scss'

/**
 * Time, place, programme, and who comes by section and instrument. The paper lies about at rehearsals, so it contains no
 * reasons and absences, and phone numbers of deputies only, whom nobody knows yet.
 */
export function CallSheet({ roster }: { roster: EventRoster }) {
  const { t } = useTranslation(['roster', 'invitees', 'calendar', 'members'])
  const { count, dateTime } = useFormat()
  const { full, clock } = useEventWhen()
  const duration = useDuration()
  const group = useAppSelector(selectUser)?.group.name
  const [asOf] = useState(() => new Date().toISOString())
  const { event } = roster
  const { status, callTime, meetingPoint, location, dress, description, programme = [] } = event.extendedProps
  const sections = rosterPartsOf(roster)
    .map((section) => ({ ...section, parts: section.parts.filter((part) => coming(part).length + missing(part) > 0) }))
    .filter(({ parts }) => parts.length > 0)
  const said = [...roster.members, ...roster.deputies].map(({ answer }) => answer)
  const tally = (['yes', 'maybe', 'silent'] as const)
    .map((answer) => ({ answer, number: said.filter((one) => one === answer).length }))
    .filter(({ answer, number }) => answer === 'yes' || number > 0)
    .map(({ answer, number }) => t(`sheet.${answer}`, { count: number, shown: count(number) }))
  const facts = [
    { term: t('calendar:event.when'), value: full(event) },
    { term: t('invitees:facts.callTime'), value: callTime && clock(callTime) },
    { term: t('invitees:facts.meetingPoint'), value: meetingPoint },
    { term: t('calendar:event.where'), value: location },
    { term: t('invitees:facts.dress'), value: dress },
    { term: t('calendar:event.description'), value: description },
  ]

  return (
    <Card tag="section" className="call-sheet" aria-label={t('sheet.title')}>
      <header>
        <p className="muted">{group}</p>
        <h2>{event.title}</h2>
        {status === 'cancelled' && <p className="call-sheet-cancelled">{t('sheet.cancelled')}</p>}
      </header>
      <DefinitionList items={facts.filter(({ value }) => Boolean(value))} />
      {programme.length > 0 && (
        <>
          <h3>{t('calendar:event.programme')}</h3>
          <ol>
            {programme.map(({ title, composer, minutes }, index) => (
              // The same piece may be played twice: only its index is unique.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                {title}
                {composer !== undefined && <span className="muted"> · {composer}</span>}
                {minutes !== undefined && <span className="muted"> · {duration(minutes)}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
      <h3>{t('title')}</h3>
      <p className="muted">{[...tally, t('sheet.asOf', { when: dateTime(asOf) })].join(' · ')}</p>
      {sections.length === 0 && <p>{t('sheet.nobody')}</p>}
      <div className="call-sheet-sections">
        {sections.map(({ key, section, ownSection, parts }) => (
          <section key={key}>
            <h4>{ownSection ?? (section ? t(`members:sections.${section}`) : t('others'))}</h4>
            {parts.map((part) => (
              <CallSheetPart key={part.key} part={part} />
            ))}
          </section>
        ))}
      </div>
    </Card>
  )
}

/** Those who said yes come first. */
const coming = ({ people }: RosterPart) => [
  ...people.filter(({ answer }) => answer === 'yes'),
  ...people.filter(({ answer }) => answer === 'maybe'),
]

const missing = ({ needed = 0, counts }: RosterPart) => Math.max(0, needed - counts.yes)

function CallSheetPart({ part }: { part: RosterPart }) {
  const { t } = useTranslation('roster')
  const { count } = useFormat()
  const { instrument, needed, counts } = part
  const blanks = missing(part)
  return (
    <div className="call-sheet-part">
      <h5>
        {instrument ?? t('noInstrument')}
        <span className="muted tabular">
          {needed === undefined ? count(counts.yes) : t('ofNeeded', { yes: count(counts.yes), needed: count(needed) })}
        </span>
      </h5>
      <ul>
        {coming(part).map(({ id, name, part: number, answer, asDeputy }) => {
          const notes = [
            number !== undefined && t('part', { part: number }),
            answer === 'maybe' && t('sheet.unsure'),
            asDeputy && t('deputy'),
            asDeputy?.deputy.phone,
          ]
          const said = notes.filter(Boolean).join(', ')
          return (
            <li key={id}>
              {name}
              {said !== '' && <span className="muted"> ({said})</span>}
            </li>
          )
        })}
        {Array.from({ length: blanks }, (_, at) => (
          <li key={`blank-${at}`} className="is-blank">
            <span className="visually-hidden">{t('sheet.missing')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
