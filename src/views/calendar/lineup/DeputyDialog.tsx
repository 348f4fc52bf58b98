import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { v7 as newId } from 'uuid'
import { DeputyWrite, type Deputy } from '@contract/replies/deputies'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextField } from '@/@core/components/fields/TextField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { showToast } from '@/@core/components/feedback/showToast'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { useAppDispatch } from '@/redux/hooks'
import { saveDeputy } from '@/redux/lineup'
import { useFormAlert } from '@/shared/failures/useFormAlert'

interface DeputyDialogProps {
  eventId: string
  /** To be changed; absent: somebody new. */
  deputy: Deputy | undefined
  onClose: () => void
}

/** Somebody from outside, asked for this event alone. */
export function DeputyDialog({ eventId, deputy, onClose }: DeputyDialogProps) {
  const { t } = useTranslation(['lineup', 'shell'])
  const dispatch = useAppDispatch()
  const formId = useId()
  const [start] = useState((): DeputyWrite => deputy ?? { id: newId(), eventId, name: '' })
  const form = useSchemaForm<DeputyWrite>(DeputyWrite, start)
  const { alert, setAlert, refuse } = useFormAlert()
  const bind = (name: 'name' | 'instrument' | 'phone' | 'email') => ({
    ...form.register(name),
    label: t(`deputyFields.${name}`),
    error: validationErrorText(t, form.validationErrorOf(name)),
  })

  async function save(values: DeputyWrite): Promise<void> {
    setAlert(null)
    try {
      await dispatch(saveDeputy({ ...start, ...values })).unwrap()
      showToast.success(t('deputySaved', { name: values.name }))
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      refuse(failure, () => form.showValidationErrors(failure.fields, 'deputy.'))
    }
  }

  return (
    <Dialog
      isOpen
      title={deputy ? t('editDeputy', { name: deputy.name }) : t('addDeputy')}
      closesOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button color="primary" type="submit" form={formId} isBusy={form.formState.isSubmitting}>
            {t('shell:save')}
          </Button>
        </>
      }
    >
      <p className="muted">{t('deputyHint')}</p>
      <Form id={formId} innerRef={form.element} onSubmit={(event) => void form.handleSubmit(save)(event)} noValidate>
        <TextField {...bind('name')} autoComplete="off" required />
        <TextField {...bind('instrument')} autoComplete="off" />
        <TextField {...bind('phone')} type="tel" autoComplete="off" />
        <TextField {...bind('email')} type="email" autoComplete="off" />
        {alert !== null && <FormAlert>{alert}</FormAlert>}
      </Form>
    </Dialog>
  )
}
