import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SelectField } from '@/@core/components/fields/SelectField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { categoryValue, readCategory } from '@/shared/finances/categoryChoices'
import { useSubcategories } from '@/shared/finances/useSubcategories'

interface CategorySelectProps<Values extends FieldValues> {
  control: Control<Values>
  /** The form field of the category. */
  name: FieldPathByValue<Values, string | undefined>
  /** The form field of the subcategory. */
  own: FieldPathByValue<Values, string | undefined>
  label?: string
  placeholder?: string
  hint?: string | undefined
  withOpening?: boolean
  required?: boolean
}

/** Selects a category or subcategory: one input for two form fields. */
export function CategorySelect<Values extends FieldValues>(props: CategorySelectProps<Values>) {
  const { control, name, own: ownName, withOpening = false, ...select } = props
  const { t } = useTranslation(['finances', 'shell'])
  const { options, subcategories } = useSubcategories()
  const {
    field: { ref, value: category, onChange, onBlur },
    fieldState,
  } = useController({ control, name })
  const { field: own, fieldState: ownState } = useController({ control, name: ownName })
  const value: string = own.value ?? ''
  // Until loaded, only the main category can be shown.
  const chosen = subcategories.some(({ id }) => id === value) ? value : undefined

  function choose(written: string): void {
    const { category: parent, subcategoryId = '' } = readCategory(written)
    onChange(parent ?? '')
    own.onChange(subcategoryId)
  }

  return (
    <SelectField
      label={t('fields.category')}
      {...select}
      ref={ref}
      name={name}
      error={validationErrorText(t, (fieldState.error ?? ownState.error)?.message)}
      value={categoryValue({ ...readCategory(category ?? ''), subcategoryId: chosen })}
      onChange={({ target }) => choose(target.value)}
      onBlur={onBlur}
      options={options({ withOpening, chosen: value })}
    />
  )
}
