import { useTranslation } from 'react-i18next'
import type { OwnField, OwnValues } from '@contract/members/ownFields'
import { DateField } from '@/@core/components/fields/DateField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import type { BoundFields } from '@/@core/components/fields/useBoundFields'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { useOwnValueText } from '@/shared/ownFields/ownValueText'
import type { MemberValues } from './memberFormValues'
import { isWrittenHere, type TypedValue } from './ownValueForm'

interface OwnValueFieldsProps {
  fields: readonly OwnField[]
  bind: BoundFields<MemberValues>
  /** As read: fields that the member alone writes are shown. */
  stored: OwnValues | undefined
}

/** The group's own fields, in its order. */
export function OwnValueFields({ fields, bind, stored = {} }: OwnValueFieldsProps) {
  const { t } = useTranslation('ownFields')
  const textOf = useOwnValueText()
  const others = fields.filter((field) => !isWrittenHere(field))
  return (
    <FieldSection title={t('title')}>
      {fields.filter(isWrittenHere).map((field) => (
        <OwnValueField key={field.id} field={field} bind={(part) => bind(`ownValues.${field.id}.${part}`)} />
      ))}
      {others.length > 0 && (
        <>
          <p className="form-text">{t('writtenByThemselves')}</p>
          <DefinitionList
            items={others.map((field) => ({ term: field.name, value: textOf(field, stored[field.id]) || undefined }))}
          />
        </>
      )}
    </FieldSection>
  )
}

interface OwnValueFieldProps {
  field: OwnField
  /** What ties its inputs to the form around. */
  bind: (part: keyof TypedValue) => ReturnType<BoundFields<MemberValues>> | BoundInput
}

interface BoundInput {
  value: string
  onChange: (event: { target: { value: string } }) => void
  error: string | undefined
}

/** The input for a value of the field; of a consent also for its day. */
export function OwnValueField({ field, bind }: OwnValueFieldProps) {
  const { t } = useTranslation('ownFields')
  const { name, kind, options = [] } = field
  const bound = bind('value')
  const yesNo = [
    { value: 'yes', label: t(kind === 'consent' ? 'given' : 'yes') },
    { value: 'no', label: t(kind === 'consent' ? 'refused' : 'no') },
  ]
  switch (kind) {
    case 'date':
      return <DateField {...bound} label={name} />
    case 'choice':
      return (
        <SelectField
          {...bound}
          label={name}
          placeholder={t('none')}
          options={options.map((option) => ({ value: option.id, label: option.name }))}
        />
      )
    case 'yesNo':
      return <SelectField {...bound} label={name} placeholder={t('none')} options={yesNo} />
    case 'consent':
      return (
        <div className="field-pair">
          <SelectField {...bound} label={name} placeholder={t('none')} options={yesNo} />
          <DateField {...bind('on')} label={t('decidedOn', { name })} hint={t('todayIfEmpty')} />
        </div>
      )
    default:
      return <TextField {...bound} label={name} inputMode={kind === 'number' ? 'decimal' : 'text'} autoComplete="off" />
  }
}
