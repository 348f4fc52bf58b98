import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { CategorySelect } from '@/views/finances/categories/CategorySelect'
import type { FinanceFormValues } from './financeFormValues'

/** The entry's category; opening balances can only be entered here. */
export function CategoryField({ form: { control } }: { form: SchemaForm<FinanceFormValues> }) {
  const { t } = useTranslation('finances')
  const category = useWatch({ control, name: 'category' })
  return (
    <CategorySelect
      control={control}
      name="category"
      own="subcategoryId"
      placeholder={t('form.categoryPlaceholder')}
      hint={category === 'opening' ? t('form.openingHint') : undefined}
      withOpening
      required
    />
  )
}
