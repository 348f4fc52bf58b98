import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { Piece } from '@contract/calendar'
import { ChoiceGroup } from '@/@core/components/customizer/ChoiceGroup'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import '@/@core/styles/customizer.scss'
import { toPieceRows } from '@/views/calendar/programme/pieceRows'
import type { FinishValues } from './finishValues'
import { ProgrammeEditor } from '@/views/calendar/programme/ProgrammeEditor'

interface PlayedProgrammeProps {
  form: SchemaForm<FinishValues>
  planned: readonly Piece[] | undefined
}

const choices = ['planned', 'changed'] as const

/** The pieces that were played; the planned ones until somebody changes them. */
export function PlayedProgramme({ form, planned = [] }: PlayedProgrammeProps) {
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
      {played.value === 'planned' ? (
        <PlannedPieces pieces={planned} />
      ) : (
        <ProgrammeEditor
          rows={rows.value}
          onChange={rows.onChange}
          errorAt={(index, field) => validationErrorText(t, form.validationErrorOf(`programme.${index}.${field}`))}
        />
      )}
    </Card>
  )
}

function PlannedPieces({ pieces }: { pieces: readonly Piece[] }) {
  const { t } = useTranslation('finish')
  if (pieces.length === 0) return <p className="muted">{t('programme.none')}</p>
  return (
    <ol className="planned-pieces">
      {pieces.map(({ title, composer, minutes }, index) => (
        // The same piece may be played twice: only its index is unique.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <span>
            {title}
            {composer !== undefined && <span className="muted"> · {composer}</span>}
          </span>
          {minutes !== undefined && <span className="muted tabular">{t('programme.minutes', { count: minutes })}</span>}
        </li>
      ))}
    </ol>
  )
}
