import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import * as z from 'zod/mini'
import type { Finance } from '@contract/finances'
import { WriteOff } from '@contract/finances/settlements'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { DateField } from '@/@core/components/fields/DateField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { writeOffFinances } from '@/redux/finances/settlements'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useMoney } from '@/shared/money/useMoney'
import { sumOf } from '@/views/finances/ledger/signedAmount'
import { useWriteOffUndo } from './useWriteOffUndo'

const FORM_ID = 'write-off-form'

type WriteOffValues = Pick<WriteOff, 'date' | 'reason'>
const schema: z.ZodMiniType<WriteOffValues, WriteOffValues> = z.pick(WriteOff, { date: true, reason: true })

interface WriteOffDialogProps {
  finances: readonly Finance[]
  onDone: () => void
  /** The write-off was undone, possibly long after the dialog closed. */
  onUndone: () => void
  onClose: () => void
}

/** Form for a write-off: reason and day. */
export function WriteOffDialog({ finances, onDone, onUndone, onClose }: WriteOffDialogProps) {
  const { t } = useTranslation(['dues', 'shell'])
  const { count } = useFormat()
  const money = useMoney()
  const { offerUndo } = useWriteOffUndo(onUndone)
  const [alert, setAlert] = useState<string | null>(null)
  const form = useSchemaForm<WriteOffValues>(schema, { date: useToday(), reason: '' })
  const bind = useBoundFields(form)
  const { isDirty, isSubmitting } = form.formState
  useDirtyWarning(isDirty)
  const chosen = { count: finances.length, shown: count(finances.length), amount: money.format(sumOf(finances)) }

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    try {
      const entries = finances.map(({ id, version }) => ({ id, version }))
      offerUndo(await writeOffFinances({ finances: entries, ...values }))
      onDone()
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (form.showValidationErrors(failure.fields, 'writeOff.')) return
      setAlert(failure.code === 'conflict' ? t('writeOff.changed') : unsentText(failure))
    }
  })

  return (
    <Dialog
      isOpen
      title={t('writeOff.title')}
      closesOnBackdrop={!isDirty}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={isSubmitting}>
            {t('writeOff.act')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        {alert && <FormAlert>{alert}</FormAlert>}
        <p>{t('writeOff.text', chosen)}</p>
        <TextField
          {...bind('reason')}
          label={t('writeOff.reason')}
          hint={t('writeOff.reasonHint')}
          autoComplete="off"
          required
        />
        <DateField {...bind('date')} label={t('writeOff.date')} required />
      </Form>
    </Dialog>
  )
}
