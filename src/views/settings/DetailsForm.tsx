import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { givenDocument, type UserData } from '@contract/auth'
import { AccountChange } from '@contract/users'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { showToast } from '@/@core/components/feedback/showToast'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { useAppDispatch } from '@/redux/hooks'
import { updateAccount } from '@/redux/users'
import './settings.scss'

/** The user's own name and document, as shown to the group. */
export function DetailsForm({ user: { name, document } }: { user: UserData }) {
  const { t } = useTranslation(['settings', 'auth'])
  const dispatch = useAppDispatch()
  const [alert, setAlert] = useState<string | null>(null)
  const form = useSchemaForm(AccountChange, { name, document: givenDocument(document) })
  const bind = useBoundFields(form)
  useDirtyWarning(form.formState.isDirty)

  const submit = form.handleSubmit(async (change) => {
    setAlert(null)
    try {
      await dispatch(updateAccount(change)).unwrap()
      form.reset({ document: '', ...change })
      showToast.success(t('account.detailsChanged'))
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (!form.showValidationErrors(failure.fields)) setAlert(unsentText(failure))
    }
  })

  return (
    <Form className="form-column settings-section" onSubmit={(event) => void submit(event)} noValidate>
      <h2>{t('account.detailsTitle')}</h2>
      <p className="muted">{t('account.detailsText')}</p>
      {alert && <FormAlert>{alert}</FormAlert>}
      <TextField {...bind('name')} label={t('account.name')} autoComplete="name" required />
      <TextField
        {...bind('document')}
        label={t('account.document')}
        hint={t('auth:register.documentHint')}
        autoComplete="off"
      />
      <Button type="submit" isBusy={form.formState.isSubmitting} className="section-submit">
        {t('account.detailsSubmit')}
      </Button>
    </Form>
  )
}
