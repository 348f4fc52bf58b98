import { Fragment } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { CalendarEvent } from '@contract/calendar'
import { ChoiceGroup } from '@/@core/components/customizer/ChoiceGroup'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import '@/@core/styles/customizer.scss'
import { ProgrammeTotal } from '@/shared/programme/ProgrammeTotal'
import { ProgrammeLines } from '@/shared/programme/ProgrammeLines'
import { useEventDays } from '@/views/calendar/days/useEventDays'
import { programmeByDay, toPieceRows } from '@/views/calendar/programme/pieceRows'
import type { FinishValues } from './finishValues'
import { ProgrammeEditor } from '@/views/calendar/programme/ProgrammeEditor'
import { RowsTotal } from '@/views/calendar/programme/RowsTotal'

interface PlayedProgrammeProps {
  form: SchemaForm<FinishValues>
  event: CalendarEvent
}

const choices = ['planned', 'changed'] as const

/** The pieces that were played; the planned ones until somebody changes them. */
export function PlayedProgramme({ form, event }: PlayedProgrammeProps) {
  const { programme: planned = [] } = event.extendedProps
  const days = useEventDays()(event)
  const lastDay = days.at(-1)?.day ?? -1
  const dates = Array.from(
    { length: lastDay + 1 },
    (_, at) => days.find(({ day }) => day === at)?.date ?? String(at + 1),
  )
  const { t } = useTranslation(['finish', 'shell'])
  const played = useController({ control: form.control, name: 'played' }).field
  const rows = useController({ control: form.control, name: 'programme' }).field
  const labels = { planned: t('programme.asPlanned'), changed: t('programme.changed') }

  function choose(choice: (typeof choices)[number]): void {
    played.onChange(choice)
    // The next change starts from the plan again.
    if (choice === 'planned') rows.onChange(toPieceRows(planned))
  }

  return (
    <Card tag="section" aria-labelledby="played-title">
      <h2 id="played-title">{t('programme.title')}</h2>
      <ChoiceGroup
        legend={t('programme.choice')}
        options={choices.map((value) => ({ value, label: labels[value] }))}
        value={played.value}
        onChange={choose}
      />
      {played.value === 'planned' && planned.length === 0 && <p className="muted">{t('programme.none')}</p>}
      {played.value === 'planned' ? (
        programmeByDay(planned, days).map(({ key, heading, lines }) => (
          <Fragment key={key}>
            {heading !== undefined && <h3>{heading}</h3>}
            <ProgrammeLines lines={lines} />
          </Fragment>
        ))
      ) : (
        <>
          <ProgrammeEditor
            rows={rows.value}
            days={dates}
            onChange={rows.onChange}
            errorAt={(index, field) => validationErrorText(t, form.validationErrorOf(`programme.${index}.${field}`))}
          />
          <RowsTotal rows={rows.value} />
        </>
      )}
      {played.value === 'planned' && <ProgrammeTotal lines={planned} />}
    </Card>
  )
}
