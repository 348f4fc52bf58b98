import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { Subcategory } from '@contract/treasury/subcategories'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { useAppDispatch } from '@/redux/hooks'
import { saveSubcategory } from '@/redux/treasury/subcategories'
import { categoryChoices } from '@/views/finances/ledger/categoryChoices'

const FORM_ID = 'category-form'

const schema = z.strictObject({ name: Subcategory.shape.name, category: Subcategory.shape.category })
type CategoryValues = z.infer<typeof schema>

interface CategoryDialogProps {
  /** The one to change; none, to add. */
  subcategory?: Subcategory | undefined
  /** Entries have it: it stays below its category. */
  isUsed?: boolean
  onChanged: () => void
  onClose: () => void
}

/** Name and place of an own category. */
export function CategoryDialog({ subcategory, isUsed = false, onChanged, onClose }: CategoryDialogProps) {
  const { t } = useTranslation(['categories', 'finances', 'shell'])
  const dispatch = useAppDispatch()
  const [alert, setAlert] = useState<string | null>(null)
  const [version, setVersion] = useState(subcategory?.version)
  /** Made here once, so that sending the form twice adds one. */
  const [id] = useState(() => subcategory?.id ?? uuidv7())
  const form = useSchemaForm<CategoryValues>(schema, {
    name: subcategory?.name ?? '',
    category: subcategory?.category,
  })
  const bind = useBoundFields(form)
  const { isDirty, isSubmitting } = form.formState
  useDirtyWarning(isDirty)

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    const isArchived = subcategory?.isArchived && { isArchived: true as const }
    try {
      await dispatch(
        saveSubcategory({ id, ...values, ...isArchived, ...(version !== undefined && { version }) }),
      ).unwrap()
      showToast.success(t('saved', { name: values.name }))
      onChanged()
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      const theirs = Subcategory.safeParse(failure.current)
      if (failure.code === 'conflict' && theirs.success) {
        setVersion(theirs.data.version)
        setAlert(t('conflict'))
      } else if (!form.showValidationErrors(failure.fields, 'subcategory.')) setAlert(unsentText(failure))
    }
  })

  return (
    <Dialog
      isOpen
      title={subcategory ? t('change') : t('new')}
      closesOnBackdrop={!isDirty}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={isSubmitting}>
            {t('shell:save')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        {alert && <FormAlert>{alert}</FormAlert>}
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
      </Form>
    </Dialog>
  )
}
