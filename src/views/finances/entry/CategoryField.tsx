import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SelectField } from '@/@core/components/fields/SelectField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { categoryValue, readCategory } from '@/views/finances/ledger/categoryChoices'
import { useSubcategories } from '@/views/finances/ledger/useSubcategories'
import type { FinanceFormValues } from './financeFormValues'

/** The category, or one of the group's own below it: two fields of an entry, chosen as one. */
export function CategoryField({ form: { control } }: { form: SchemaForm<FinanceFormValues> }) {
  const { t } = useTranslation(['finances', 'shell'])
  const { options, subcategories } = useSubcategories()
  const {
    field: { ref, value: category, onChange, onBlur },
    fieldState,
  } = useController({ control, name: 'category' })
  const { field: own, fieldState: ownState } = useController({ control, name: 'subcategoryId' })
  const chosen = own.value ?? ''
  // Until it is known, what is chosen cannot be shown: the category alone is.
  const isKnown = subcategories.some(({ id }) => id === chosen)
  const error = fieldState.error ?? ownState.error

  function choose(value: string): void {
    const { category: parent, subcategoryId = '' } = readCategory(value)
    onChange(parent)
    own.onChange(subcategoryId)
  }

  return (
    <SelectField
      ref={ref}
      name="category"
      label={t('fields.category')}
      placeholder={t('form.categoryPlaceholder')}
      hint={category === 'opening' ? t('form.openingHint') : undefined}
      error={validationErrorText(t, error?.message)}
      value={categoryValue({ category, subcategoryId: isKnown ? chosen : undefined })}
      onChange={({ target }) => choose(target.value)}
      onBlur={onBlur}
      options={options({ withOpening: true, chosen })}
      required
    />
  )
}
