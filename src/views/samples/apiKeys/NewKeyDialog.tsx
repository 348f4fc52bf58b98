import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import * as z from 'zod/mini'
import { text } from '@contract/primitives'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { keyAccesses, makeKey, type MadeKey } from './apiKeyCalls'

const FORM_ID = 'sample-key-form'
const lifetimes = ['30', '90', '365', 'never'] as const
const KeyValues = z.object({ name: text(60), access: z.enum(keyAccesses), lifetime: z.enum(lifetimes) })

interface NewKeyDialogProps {
  onMade: (made: MadeKey) => void
  onClose: () => void
}

export function NewKeyDialog({ onMade, onClose }: NewKeyDialogProps) {
  const { t } = useTranslation(['samplesApiKeys', 'shell'])
  const [alert, setAlert] = useState<string | null>(null)
  const form = useSchemaForm<z.infer<typeof KeyValues>>(KeyValues, { name: '', access: 'read', lifetime: '90' })
  const bind = useBoundFields(form)

  const submit = form.handleSubmit(async ({ name, access, lifetime }) => {
    setAlert(null)
    try {
      onMade(await makeKey({ name, access, ...(lifetime !== 'never' && { days: Number(lifetime) }) }))
    } catch (thrown) {
      setAlert(unsentText(failureOf(thrown)))
    }
  })

  return (
    <Dialog
      isOpen
      title={t('add.title')}
      closesOnBackdrop={!form.formState.isDirty}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={form.formState.isSubmitting}>
            {t('add.save')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <TextField {...bind('name')} label={t('fields.name')} hint={t('add.nameHint')} required autoComplete="off" />
        <SelectField
          {...bind('access')}
          label={t('fields.access')}
          required
          options={keyAccesses.map((value) => ({ value, label: t(`accesses.${value}`) }))}
        />
        <SelectField
          {...bind('lifetime')}
          label={t('fields.expiresOn')}
          required
          options={lifetimes.map((value) => ({
            value,
            label: value === 'never' ? t('add.never') : t('add.days', { count: Number(value) }),
          }))}
        />
      </Form>
    </Dialog>
  )
}
