import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'

interface SettingsFormProps<Values extends FieldValues> {
  title: string
  text: string
  form: SchemaForm<Values>
  /** Of the button; without it, "Save". */
  saveLabel?: string
  /** Said once it is saved. */
  said: string
  /** What stands in front of the field's name where the samples say what is wrong with it. */
  prefix?: string
  onSave: (values: Values) => Promise<void>
  children: ReactNode
}

/** The form of one tab: says what was saved, and takes back what was typed since. */
export function SettingsForm<Values extends FieldValues>(props: SettingsFormProps<Values>) {
  const { title, text, form, saveLabel, said, prefix, onSave, children } = props
  const { t } = useTranslation(['samplesAccount', 'shell'])
  const [alert, setAlert] = useState<string | null>(null)
  const { isDirty, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    try {
      await onSave(values)
      showToast.success(said)
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (!form.showValidationErrors(failure.fields, prefix)) setAlert(unsentText(failure))
    }
  })

  return (
    <Form className="card settings-form" onSubmit={(event) => void submit(event)} noValidate>
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      {children}
      <div className="settings-actions" data-focus-group>
        <Button type="submit" color="primary" isBusy={isSubmitting}>
          {saveLabel ?? t('shell:save')}
        </Button>
        {isDirty && <Button onClick={() => form.reset()}>{t('discard')}</Button>}
      </div>
    </Form>
  )
}
