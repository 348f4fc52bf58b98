import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { REMARK_MAX } from '@contract/finances/auditing'
import { text } from '@contract/primitives'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { addRemark } from '@/redux/finances/auditing'

const FORM_ID = 'remark-form'
const RemarkValues = z.strictObject({ text: text(REMARK_MAX) })
type RemarkValues = z.infer<typeof RemarkValues>

/** An entry; without id, the books as a whole. */
export interface RemarkSubject {
  financeId?: string
  name: string
}

interface RemarkDialogProps {
  token: string
  about: RemarkSubject
  onSent: () => void
  onClose: () => void
}

export function RemarkDialog({ token, about: { financeId, name }, onSent, onClose }: RemarkDialogProps) {
  const { t } = useTranslation(['auditing', 'shell'])
  const [alert, setAlert] = useState<string | null>(null)
  const [id] = useState(() => uuidv7())
  const form = useSchemaForm<RemarkValues>(RemarkValues, { text: '' })
  const bind = useBoundFields(form)
  const { isDirty, isSubmitting } = form.formState
  useDirtyWarning(isDirty)

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    try {
      await addRemark({ token, remark: { id, ...values, ...(financeId && { financeId }) } })
      showToast.success(t('remark.sent'))
      onSent()
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (!form.showValidationErrors(failure.fields, 'remark.')) setAlert(unsentText(failure))
    }
  })

  return (
    <Dialog
      isOpen
      title={t('remark.addTitle')}
      closesOnBackdrop={!isDirty}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={isSubmitting}>
            {t('remark.send')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        {alert && <FormAlert>{alert}</FormAlert>}
        <TextAreaField {...bind('text')} label={t('remark.text')} hint={name} limit={REMARK_MAX} required />
      </Form>
    </Dialog>
  )
}
