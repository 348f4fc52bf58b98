import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { unsentText } from '@/i18n/failureText'
import { useSettingsSave, type SettingsSaveOptions } from './useSettingsSave'

interface SettingsFormOptions<Values extends FieldValues, Settings> extends Omit<
  SettingsSaveOptions<Settings>,
  'onFailed'
> {
  form: SchemaForm<Values>
  /** What the server calls the form's fields by, with the dot: `settings.`. */
  prefix: string
}

/** A form of settings: failures of fields are shown at the fields, others as `alert`; conflicts as `useSettingsSave` has them. */
export function useSettingsForm<Settings, Values extends FieldValues & Settings>({
  form,
  prefix,
  ...options
}: SettingsFormOptions<Values, Settings>) {
  const [alert, setAlert] = useState<string | null>(null)
  useDirtyWarning(form.formState.isDirty)
  const saving = useSettingsSave({
    ...options,
    onFailed: (failure) => {
      if (!form.showValidationErrors(failure.fields, prefix)) setAlert(unsentText(failure))
    },
  })
  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    await saving.save(values)
  })
  return { ...saving, submit, alert, setAlert }
}
