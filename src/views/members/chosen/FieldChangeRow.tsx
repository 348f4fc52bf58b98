import { useTranslation } from 'react-i18next'
import { memberStatuses, PARTS_MAX, SEATS_MAX } from '@contract/members'
import type { OwnField } from '@contract/members/ownFields'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { useAppAbility } from '@/auth/Can'
import { fetchFees } from '@/redux/finances/fees'
import { fetchSections } from '@/redux/members'
import { useQuery } from '@/redux/useQuery'
import { OwnValueField } from '@/views/members/form/OwnValueFields'
import { familyChoices } from '@/views/members/columns/listedSections'
import { isWrittenHere, type TypedValue } from '@/views/members/form/ownValueForm'
import { commonFields, instrumentValue, type CommonField, type FieldChange } from './memberSet'

interface FieldChangeRowProps {
  change: FieldChange
  /** Fields that other rows change. */
  taken: readonly string[]
  ownFields: readonly OwnField[]
  errors: readonly { input: keyof TypedValue; error: string }[]
  onChange: (change: FieldChange) => void
}

const numbersTo = (most: number) =>
  Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))
const numbers = { part: numbersTo(PARTS_MAX), seat: numbersTo(SEATS_MAX) }

/** Which field is changed, and to what. */
export function FieldChangeRow({ change, taken, ownFields, errors, onChange }: FieldChangeRowProps) {
  const { t } = useTranslation(['chosenMembers', 'members', 'shell'])
  const keepsBooks = useAppAbility().can('manage', 'Finance')
  const own = ownFields.find(({ id }) => id === change.field)
  const offered = [
    ...commonFields
      .filter((field) => field !== 'feeClass' || keepsBooks)
      .map((value) => ({ value: value as string, label: t(`members:fields.${value}`) })),
    ...ownFields.filter(isWrittenHere).map(({ id, name }) => ({ value: id, label: name })),
  ].filter(({ value }) => !taken.includes(value))

  const bind = (input: keyof TypedValue) => ({
    value: change[input],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...change, [input]: target.value }),
    error: validationErrorText(t, errors.find((error) => error.input === input)?.error),
  })

  return (
    <>
      <SelectField
        label={t('field')}
        placeholder={t('chooseField')}
        value={change.field}
        onChange={({ target }) => onChange({ field: target.value, value: '', on: '' })}
        options={offered}
      />
      {own ? (
        <OwnValueField field={own} bind={bind} />
      ) : (
        <CommonValue field={commonFields.find((field) => field === change.field)} bound={bind('value')} />
      )}
    </>
  )
}

interface CommonValueProps {
  field: CommonField | undefined
  bound: { value: string; onChange: (event: { target: { value: string } }) => void; error: string | undefined }
}

function CommonValue({ field, bound }: CommonValueProps) {
  const { t } = useTranslation(['chosenMembers', 'members'])
  if (field === undefined) return <span />
  const label = t(`members:fields.${field}`)
  const hint = t('emptied')
  switch (field) {
    case 'section':
      return <SectionValue label={label} bound={bound} />
    case 'status':
      return (
        <SelectField
          {...bound}
          label={label}
          hint={bound.value === 'former' ? t('formerHint') : undefined}
          placeholder={t('chooseField')}
          options={memberStatuses.map((value) => ({ value, label: t(`members:statuses.${value}`) }))}
          required
        />
      )
    case 'part':
    case 'seat':
      return (
        <SelectField
          {...bound}
          label={label}
          placeholder={t(field === 'part' ? 'members:form.noPart' : 'members:form.noSeat')}
          options={numbers[field]}
        />
      )
    case 'instrument':
    case 'secondInstrument':
      return <InstrumentValue isSecond={field === 'secondInstrument'} label={label} bound={bound} />
    case 'feeClass':
      return <ClassValue label={label} bound={bound} />
    case 'position':
      return <TextField {...bound} label={label} hint={hint} autoComplete="off" />
    default:
      return <DateField {...bound} label={label} hint={hint} />
  }
}

function SectionValue({ label, bound }: { label: string; bound: CommonValueProps['bound'] }) {
  const { t } = useTranslation('members')
  const { answer } = useQuery(fetchSections, undefined)
  return (
    <SelectField
      {...bound}
      label={label}
      placeholder={t('form.sectionPlaceholder')}
      options={familyChoices(answer?.settings.sections ?? [], t)}
      required
    />
  )
}

/** One of the group's instruments; the first one brings its section along. */
function InstrumentValue({
  isSecond,
  label,
  bound,
}: {
  isSecond: boolean
  label: string
  bound: CommonValueProps['bound']
}) {
  const { t } = useTranslation(['chosenMembers', 'members'])
  const { answer } = useQuery(fetchSections, undefined)
  const own = answer?.settings.sections ?? []
  const options = own.flatMap(({ name, family, instruments }) =>
    instruments.map((instrument) => ({
      value: isSecond ? instrument : instrumentValue(family, instrument),
      label: `${name ?? t(`members:sections.${family}`)}: ${instrument}`,
    })),
  )
  return <SelectField {...bound} label={label} placeholder={t('none')} options={options} />
}

function ClassValue({ label, bound }: { label: string; bound: CommonValueProps['bound'] }) {
  const { t } = useTranslation('chosenMembers')
  const classes = useQuery(fetchFees, undefined).answer?.classes ?? []
  return (
    <SelectField
      {...bound}
      label={label}
      hint={t('classHint')}
      placeholder={t('none')}
      options={classes.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
