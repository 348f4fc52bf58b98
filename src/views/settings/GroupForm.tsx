import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { Group } from '@contract/group'
import { Button } from '@/@core/components/Button'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { showToast } from '@/@core/components/feedback/showToast'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { unsentText } from '@/i18n/failureText'
import { currencyOptions } from '@/i18n/options'
import { timeZoneOptions } from '@/i18n/timeZones'
import { GroupConflict } from './GroupConflict'
import { useGroupSave } from './useGroupSave'

export function GroupForm({ group }: { group: Group }) {
  const { t, i18n } = useTranslation('settings')
  const form = useSchemaForm(Group, group)
  const bind = useBoundFields(form)
  const [alert, setAlert] = useState<string | null>(null)
  const { isDirty, isSubmitting } = form.formState
  useDirtyWarning(isDirty)

  const { save, isBusy, conflict, dismissConflict } = useGroupSave({
    onSaved: (saved) => {
      form.reset(saved)
      showToast.success(t('group.saved'))
    },
    onFailed: (failure) => {
      if (!form.showValidationErrors(failure.fields, 'group.')) setAlert(unsentText(failure))
    },
  })
  const submit = form.handleSubmit((values) => {
    setAlert(null)
    return save(values)
  })

  return (
    <Form className="form-column" onSubmit={(event) => void submit(event)} noValidate>
      {alert && <FormAlert>{alert}</FormAlert>}
      <TextField {...bind('name')} label={t('group.name')} autoComplete="organization" required />
      <SelectField
        {...bind('currency')}
        label={t('group.currency')}
        hint={t('group.currencyHint')}
        options={currencyOptions(i18n.language)}
        required
      />
      <SelectField
        {...bind('timeZone')}
        label={t('group.timeZone')}
        hint={t('group.timeZoneHint')}
        options={timeZoneOptions(group.timeZone)}
        required
      />
      <FormActions>
        <Button type="submit" color="primary" isBusy={isSubmitting}>
          {t('group.save')}
        </Button>
      </FormActions>
      {conflict && (
        <GroupConflict
          {...conflict}
          isBusy={isBusy}
          onChoose={(choice) => void save(choice)}
          onCancel={dismissConflict}
        />
      )}
    </Form>
  )
}
