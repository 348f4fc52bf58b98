import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { financeCategories } from '@contract/finances'
import { Purpose } from '@contract/finances/purposes'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { savePurpose } from '@/redux/finances/purposes'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { EventField } from '@/views/finances/ledger/EventField'

const ties = ['event', 'category'] as const
const { name, note, endsOn, eventId, category } = Purpose.shape
const schema = z
  .strictObject({ name, note, endsOn, tie: z.optional(z.enum(ties)), eventId, category })
  .check(
    z.refine((values) => values.tie !== 'event' || values.eventId !== undefined, {
      path: ['eventId'],
      error: 'required',
    }),
  )
  .check(
    z.refine((values) => values.tie !== 'category' || values.category !== undefined, {
      path: ['category'],
      error: 'required',
    }),
  )
type PurposeValues = z.infer<typeof schema>

const NOTE_MAX = 1000

interface PurposeDialogProps {
  /** The purpose to change; absent: a new one. */
  purpose?: Purpose | undefined
  /** Whether the event that it is tied to still exists. */
  hasEvent: boolean
  onChanged: () => void
  onClose: () => void
  /** Undefined: it cannot be removed. */
  onRemove: (() => void) | undefined
}

/** Form for a purpose: its name, what was agreed, and by when it has to be spent. */
export function PurposeDialog({ purpose, hasEvent, onChanged, onClose, onRemove }: PurposeDialogProps) {
  const { t } = useTranslation(['purposes', 'finances', 'shell'])
  const form = useSchemaForm<PurposeValues>(schema, {
    name: purpose?.name ?? '',
    note: purpose?.note ?? '',
    endsOn: purpose?.endsOn ?? '',
    tie: hasEvent ? 'event' : purpose?.category && 'category',
    eventId: hasEvent ? purpose?.eventId : '',
    category: purpose?.category,
  })
  const tie = useWatch({ control: form.control, name: 'tie' })
  const bind = useBoundFields(form)

  const { submit, alert } = useVersionedSubmit({
    form,
    record: purpose,
    schema: Purpose,
    prefix: 'purpose.',
    conflictText: () => t('conflict'),
    save: async ({ tie: chosen, eventId: event, category: line, ...values }, target) => {
      const isClosed = purpose?.isClosed && { isClosed: true as const }
      const tied = chosen === 'event' ? { eventId: event } : chosen === 'category' ? { category: line } : {}
      await savePurpose({ ...target, ...values, ...tied, ...isClosed })
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
      <SelectField
        {...bind('tie')}
        label={t('tie')}
        hint={t('tieHint')}
        placeholder={t('ties.none')}
        options={ties.map((value) => ({ value, label: t(`ties.${value}`) }))}
      />
      {tie === 'event' && <EventField control={form.control} name="eventId" />}
      {tie === 'category' && (
        <SelectField
          {...bind('category')}
          label={t('ties.category')}
          placeholder={t('finances:form.categoryPlaceholder')}
          options={financeCategories
            .filter((value) => value !== 'opening')
            .map((value) => ({ value, label: t(`finances:categories.${value}`) }))}
          required
        />
      )}
    </FormDialog>
  )
}
