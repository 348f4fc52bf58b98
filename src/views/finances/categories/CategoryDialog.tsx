import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Subcategory } from '@contract/finances/subcategories'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { saveSubcategory } from '@/redux/finances/subcategories'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { categoryChoices } from '@/shared/finances/categoryChoices'

const schema = z.strictObject({ name: Subcategory.shape.name, category: Subcategory.shape.category })
type CategoryValues = z.infer<typeof schema>

interface CategoryDialogProps {
  /** The category to change; absent: a new one. */
  subcategory?: Subcategory | undefined
  /** Entries have it, so its category cannot be changed. */
  isUsed?: boolean
  onChanged: () => void
  onClose: () => void
}

/** Form for a subcategory: its name and category. */
export function CategoryDialog({ subcategory, isUsed = false, onChanged, onClose }: CategoryDialogProps) {
  const { t } = useTranslation(['categories', 'finances', 'shell'])
  const form = useSchemaForm<CategoryValues>(schema, {
    name: subcategory?.name ?? '',
    category: subcategory?.category,
  })
  const bind = useBoundFields(form)

  const { submit, alert } = useVersionedSubmit({
    form,
    record: subcategory,
    schema: Subcategory,
    prefix: 'subcategory.',
    conflictText: () => t('conflict'),
    save: async (values, target) => {
      const isArchived = subcategory?.isArchived && { isArchived: true as const }
      await saveSubcategory({ ...target, ...values, ...isArchived })
      showToast.success(t('saved', { name: values.name }))
      onChanged()
      onClose()
    },
  })

  return (
    <FormDialog
      title={subcategory ? t('change') : t('new')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...bind('name')} label={t('name')} hint={t('nameHint')} autoComplete="off" required />
      <SelectField
        {...bind('category')}
        label={t('parent')}
        placeholder={t('finances:form.categoryPlaceholder')}
        hint={isUsed ? t('parentFixed') : t('parentHint')}
        options={categoryChoices((value) => t(`finances:categories.${value}`)).filter(
          ({ value }) => !isUsed || value === subcategory?.category,
        )}
        required
      />
    </FormDialog>
  )
}
