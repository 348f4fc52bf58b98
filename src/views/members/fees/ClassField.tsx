import { useTranslation } from 'react-i18next'
import { SelectField } from '@/@core/components/fields/SelectField'
import { fetchFees } from '@/redux/finances/fees'
import { useQuery } from '@/redux/useQuery'

interface ClassFieldProps {
  /** A class; empty, none. */
  value: string
  onChange: (classId: string) => void
}

/** The fee class of somebody who is new, where the group has any. */
export function ClassField({ value, onChange }: ClassFieldProps) {
  const { t } = useTranslation('memberFees')
  const { answer } = useQuery(fetchFees, undefined)
  if (!answer || answer.classes.length === 0) return null
  const classes = answer.classes.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SelectField
      label={t('title')}
      hint={t('formHint')}
      value={value}
      options={[{ value: '', label: t('none') }, ...classes]}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
