import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Purpose } from '@contract/finances/purposes'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { DateField } from '@/@core/components/fields/DateField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { savePurpose } from '@/redux/finances/purposes'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'

const { name, note, endsOn } = Purpose.shape
const schema = z.strictObject({ name, note, endsOn })
type PurposeValues = z.infer<typeof schema>

const NOTE_MAX = 1000

interface PurposeDialogProps {
  /** The purpose to change; absent: a new one. */
  purpose?: Purpose | undefined
  onChanged: () => void
  onClose: () => void
  /** Undefined: it cannot be removed. */
  onRemove: (() => void) | undefined
}

/** Form for a purpose: its name, what was agreed, and by when it has to be spent. */
export function PurposeDialog({ purpose, onChanged, onClose, onRemove }: PurposeDialogProps) {
  const { t } = useTranslation(['purposes', 'shell'])
  const form = useSchemaForm<PurposeValues>(schema, {
    name: purpose?.name ?? '',
    note: purpose?.note ?? '',
    endsOn: purpose?.endsOn ?? '',
  })
  const bind = useBoundFields(form)

  const { submit, alert } = useVersionedSubmit({
    form,
    record: purpose,
    schema: Purpose,
    prefix: 'purpose.',
    conflictText: () => t('conflict'),
    save: async (values, target) => {
      const isClosed = purpose?.isClosed && { isClosed: true as const }
      await savePurpose({ ...target, ...values, ...isClosed })
      showToast.success(t('saved', { name: values.name }))
      onChanged()
      onClose()
    },
  })

  return (
    <FormDialog
      title={purpose ? t('change') : t('new')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onRemove={purpose && onRemove}
      onClose={onClose}
    >
      <TextField {...bind('name')} label={t('name')} hint={t('nameHint')} autoComplete="off" required />
      <TextAreaField {...bind('note')} label={t('note')} hint={t('noteHint')} limit={NOTE_MAX} />
      <DateField {...bind('endsOn')} label={t('endsOn')} hint={t('endsOnHint')} />
    </FormDialog>
  )
}
