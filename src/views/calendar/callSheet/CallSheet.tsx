import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { EventRoster } from '@contract/calendar/replies'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { ProgrammeLines } from '@/shared/programme/ProgrammeLines'
import { rosterPartsOf, type RosterPart } from '@/views/calendar/roster/rosterParts'
import { useEventDays } from '@/views/calendar/days/useEventDays'
import './callSheet.scss'

/** Texts of the event that are on the sheet only where they are ticked. */
export const sheetTexts = ['description', 'leaderNotes'] as const
export type SheetText = (typeof sheetTexts)[number]

interface CallSheetProps {
  roster: EventRoster
  texts: ReadonlySet<SheetText>
}

/**
 * Time, place, programme, and who comes by section and instrument. The paper lies about at rehearsals, so it contains no
 * reasons and absences, and phone numbers of deputies only, whom nobody knows yet.
 */
export function CallSheet({ roster, texts }: CallSheetProps) {
  const { t } = useTranslation(['roster', 'invitees', 'calendar', 'members'])
  const { count, dateTime } = useFormat()
  const { full, clock } = useEventWhen()
  const group = useAppSelector(selectUser)?.group.name
  const [asOf] = useState(() => new Date().toISOString())
  const { event } = roster
  const { status, planning, callTime, meetingPoint, location, dress, programme = [] } = event.extendedProps
  const days = useEventDays()(event)
  const rest = programme.filter((one) => days.every(({ day }) => day !== one.day))
  const sections = rosterPartsOf(roster)
    .map((section) => ({ ...section, parts: section.parts.filter((part) => coming(part).length + missing(part) > 0) }))
    .filter(({ parts }) => parts.length > 0)
  const said = [...roster.members, ...roster.deputies].flatMap(({ answer, waiting }) =>
    waiting === undefined ? [answer] : [],
  )
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
    ...sheetTexts.map((text) => ({
      term: t(`calendar:event.${text}`),
      value: texts.has(text) && event.extendedProps[text],
    })),
  ]

  return (
    <Card tag="section" className="call-sheet" aria-label={t('sheet.title')}>
      <header>
        <p className="muted">{group}</p>
        <h2>{event.title}</h2>
        {status === 'cancelled' && <p className="call-sheet-cancelled">{t('sheet.cancelled')}</p>}
        {status === 'scheduled' && planning === 'option' && <p className="call-sheet-cancelled">{t('sheet.option')}</p>}
      </header>
      <DefinitionList items={facts.filter(({ value }) => Boolean(value))} />
      {days.map(({ day, date, hours, what, location: place }) => (
        <section key={day} className="call-sheet-day">
          <h3>{[date, what].filter(Boolean).join(' · ')}</h3>
          <p className="muted">{[hours, place].filter(Boolean).join(' · ')}</p>
          <ProgrammeLines lines={programme.filter((one) => one.day === day)} />
        </section>
      ))}
      {rest.length > 0 && (
        <>
          <h3>{t('calendar:event.programme')}</h3>
          <ProgrammeLines lines={rest} />
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
  ...people.filter(({ answer, waiting }) => answer === 'maybe' && waiting === undefined),
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
        {coming(part).map(({ id, name, part: number, answer, asDeputy, comesOn }) => {
          const notes = [
            number !== undefined && t('part', { part: number }),
            answer === 'maybe' && t('sheet.unsure'),
            comesOn !== undefined && t('comesOn', { days: comesOn.map((day) => count(day + 1)).join(', ') }),
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
