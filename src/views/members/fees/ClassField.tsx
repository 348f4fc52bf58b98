import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SelectField } from '@/@core/components/fields/SelectField'
import type { BoundFields } from '@/@core/components/fields/useBoundFields'
import { fetchFees } from '@/redux/finances/fees'
import { useQuery } from '@/redux/useQuery'

/** The fee class of a new member; renders nothing if the group has no classes. */
export function ClassField({ bound }: { bound: ReturnType<BoundFields<FieldValues>> }) {
  const { t } = useTranslation('memberFees')
  const { answer } = useQuery(fetchFees, undefined)
  if (!answer || answer.classes.length === 0) return null
  const classes = answer.classes.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SelectField
      {...bound}
      label={t('title')}
      hint={t('formHint')}
      options={[{ value: '', label: t('none') }, ...classes]}
    />
  )
}
