import { useId, type ReactNode } from 'react'
import { useController, type ControllerRenderProps } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { askedKinds, instrumentKey } from '@contract/asking'
import { sections } from '@contract/members'
import { FieldNotes } from '@/@core/components/fields/Field'
import { SelectField } from '@/@core/components/fields/SelectField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import type { Lineups } from '@/redux/lineups'
import { useFormat } from '@/shared/dates/useFormat'
import '@/@core/styles/customizer.scss'
import { AskedMembers } from './AskedMembers'
import type { EventFormValues } from './eventFormValues'

interface AskedPeopleProps {
  form: SchemaForm<EventFormValues>
  /** What the group's active members play; undefined while it is not known. */
  instruments: Lineups['instruments'] | undefined
}

/** The kind, and the list that it takes. */
export function AskedPeople({ form, instruments }: AskedPeopleProps) {
  const { t } = useTranslation(['asking', 'members'])
  const { control, validationErrorOf } = form
  const bind = useBoundFields(form)
  const { count } = useFormat()
  const who = useController({ control, name: 'asks.who' }).field
  const asked = useController({ control, name: 'asks.sections' }).field
  const played = useController({ control, name: 'asks.instruments' }).field
  const errorOf = (list: 'sections' | 'instruments' | 'memberIds') =>
    validationErrorOf(`asks.${list}`) === undefined ? undefined : t('form.noneChosen')

  const had = (instruments ?? []).map(({ instrument, count: people }) => ({
    value: instrument,
    label: `${instrument} (${count(people)})`,
  }))
  const keys = had.map(({ value }) => instrumentKey(value))
  // Chosen once, and nobody plays it now.
  const others = played.value.filter((instrument) => !keys.includes(instrumentKey(instrument)))

  return (
    <>
      <SelectField
        {...bind('asks.who')}
        label={t('form.who')}
        options={askedKinds.map((value) => ({ value, label: t(`form.whos.${value}`) }))}
        required
      />
      {who.value === 'sections' && (
        <Picks
          legend={t('form.sections')}
          field={asked}
          options={sections.map((value) => ({ value, label: t(`members:sections.${value}`) }))}
          error={errorOf('sections')}
        />
      )}
      {who.value === 'instruments' && (
        <Picks
          legend={t('form.instruments')}
          field={played}
          options={[...had, ...others.map((value) => ({ value, label: value }))]}
          error={errorOf('instruments')}
          empty={instruments && t('form.noInstruments')}
        />
      )}
      {who.value === 'members' && <AskedMembers form={form} error={errorOf('memberIds')} />}
    </>
  )
}

interface PicksProps<Value extends string> {
  legend: string
  field: Pick<ControllerRenderProps, 'ref' | 'onChange'> & { value: Value[] }
  options: readonly { value: Value; label: string }[]
  error: string | undefined
  /** Stands where there is nothing to choose from. */
  empty?: ReactNode
}

/** Any number of a few; `horn` and `Horn` are one. */
function Picks<Value extends string>({ legend, field, options, error, empty }: PicksProps<Value>) {
  const id = useId()
  const isChosen = (value: Value) => field.value.some((one) => instrumentKey(one) === instrumentKey(value))

  function toggle(value: Value): void {
    const others = field.value.filter((one) => instrumentKey(one) !== instrumentKey(value))
    field.onChange(isChosen(value) ? others : [...field.value, value])
  }

  return (
    <fieldset className="asked-picks">
      <legend>{legend}</legend>
      <div className="choice-row">
        {options.map(({ value, label }, index) => (
          <label key={value} className="choice">
            <input
              ref={index === 0 ? field.ref : undefined}
              type="checkbox"
              checked={isChosen(value)}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              onChange={() => toggle(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {options.length === 0 && empty && <p className="form-text">{empty}</p>}
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
