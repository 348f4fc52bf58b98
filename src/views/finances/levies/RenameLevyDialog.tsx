import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import * as z from 'zod/mini'
import { text } from '@contract/primitives'
import { LEVY_NAME_MAX, Levy } from '@contract/treasury/levies'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { showToast } from '@/@core/components/feedback/showToast'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { refetchFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { renameLevy } from '@/redux/treasury/levies'
import { toastFailure } from '@/shared/failures/toastFailure'

const FORM_ID = 'levy-name'
const schema = z.strictObject({ name: text(LEVY_NAME_MAX) })

interface RenameLevyDialogProps {
  levy: Levy
  onChanged: () => void
  onClose: () => void
}

export function RenameLevyDialog({ levy, onChanged, onClose }: RenameLevyDialogProps) {
  const { t } = useTranslation(['levies', 'shell'])
  const dispatch = useAppDispatch()
  const [version, setVersion] = useState(levy.version)
  const [alert, setAlert] = useState<string | null>(null)
  const form = useSchemaForm(schema, { name: levy.name })
  const bind = useBoundFields(form)
  const { isDirty, isSubmitting } = form.formState
  useDirtyWarning(isDirty)

  function settled(): void {
    void dispatch(refetchFinances())
    onChanged()
  }

  async function undo(renamed: Levy): Promise<void> {
    try {
      await dispatch(renameLevy({ id: renamed.id, version: renamed.version, name: levy.name })).unwrap()
      showToast.success(t('undone'))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    settled()
  }

  const submit = form.handleSubmit(async ({ name }) => {
    setAlert(null)
    try {
      const renamed = await dispatch(renameLevy({ id: levy.id, version, name })).unwrap()
      showToast.success(t('rename.done', { name }), {
        action: { label: t('shell:undo'), onPress: () => void undo(renamed) },
      })
      settled()
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      const theirs = Levy.safeParse(failure.current)
      if (failure.code === 'conflict' && theirs.success) {
        setVersion(theirs.data.version)
        setAlert(t('rename.conflict', { name: theirs.data.name }))
      } else if (!form.showValidationErrors(failure.fields, 'levyName.')) setAlert(unsentText(failure))
    }
  })

  return (
    <Dialog
      isOpen
      title={t('rename.title', { name: levy.name })}
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
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <TextField {...bind('name')} label={t('name')} hint={t('rename.hint')} autoComplete="off" required />
      </Form>
    </Dialog>
  )
}
