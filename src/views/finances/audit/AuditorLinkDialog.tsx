import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { v7 as uuidv7 } from 'uuid'
import { AuditorLinkWrite, type AuditorLinkMade } from '@contract/finances/auditing'
import { addDays } from '@contract/days'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { DateField } from '@/@core/components/fields/DateField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { addAuditorLink } from '@/redux/finances/auditing'
import { seasonSpan } from '@/shared/dates/seasonSpan'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'

const FORM_ID = 'auditor-link-form'
const USUAL_DAYS = 30

interface AuditorLinkDialogProps {
  onMade: (made: AuditorLinkMade) => void
  onClose: () => void
}

export function AuditorLinkDialog({ onMade, onClose }: AuditorLinkDialogProps) {
  const { t } = useTranslation(['auditing', 'shell'])
  const today = useToday()
  const firstMonth = useSeasonMonth()
  const [alert, setAlert] = useState<string | null>(null)
  const [id] = useState(() => uuidv7())
  const form = useSchemaForm<AuditorLinkWrite>(AuditorLinkWrite, {
    id,
    name: '',
    ...seasonSpan(today, firstMonth),
    expiresOn: addDays(today, USUAL_DAYS),
    withNames: false,
  })
  const bind = useBoundFields(form)
  const { isDirty, isSubmitting } = form.formState
  useDirtyWarning(isDirty)

  const submit = form.handleSubmit(async (link) => {
    setAlert(null)
    try {
      const made = await addAuditorLink(link)
      showToast.success(t('form.made', { name: made.link.name }))
      onClose()
      onMade(made)
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (!form.showValidationErrors(failure.fields, 'link.')) setAlert(unsentText(failure))
    }
  })

  return (
    <Dialog
      isOpen
      title={t('form.title')}
      closesOnBackdrop={!isDirty}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={isSubmitting}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} innerRef={form.element} onSubmit={(event) => void submit(event)} noValidate>
        {alert && <FormAlert>{alert}</FormAlert>}
        <TextField {...bind('name')} label={t('form.name')} autoComplete="off" required />
        <DateField {...bind('from')} label={t('form.from')} required />
        <DateField {...bind('to')} label={t('form.to')} required />
        <DateField {...bind('expiresOn')} label={t('form.expiresOn')} hint={t('form.expiresHint')} required />
        <CheckboxField {...form.register('withNames')} label={t('form.withNames')} hint={t('form.withNamesHint')} />
      </Form>
    </Dialog>
  )
}
