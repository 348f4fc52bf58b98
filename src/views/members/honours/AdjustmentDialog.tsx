import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { ServiceAdjustment, ServiceAdjustmentWrite } from '@contract/members/honours'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { saveAdjustment } from '@/redux/honours'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'

const ways = ['added', 'takenOff'] as const

interface AdjustmentValues {
  way: (typeof ways)[number]
  years: string
  reason: string
}

interface AdjustmentDialogProps {
  member: { id: string; name: string }
  /** The one to change; absent: a new one. */
  adjustment?: ServiceAdjustment | undefined
  onSaved: (adjustment: ServiceAdjustment) => void
  onRemove?: (() => void) | undefined
  onClose: () => void
}

/** Years of service that are added to those of a member's history, or taken off, and why. */
export function AdjustmentDialog({ member, adjustment, onSaved, onRemove, onClose }: AdjustmentDialogProps) {
  const { t } = useTranslation('jubilees')
  const memberId = member.id
  const [id] = useState(() => adjustment?.id ?? uuidv7())
  const toWrite = useMemo(
    () => (values: AdjustmentValues, version?: number) => ({
      id,
      memberId,
      years: Number(/^\s*\d+\s*$/.test(values.years) ? values.years : Number.NaN) * (values.way === 'added' ? 1 : -1),
      reason: values.reason,
      ...(version !== undefined && { version }),
    }),
    [id, memberId],
  )
  const schema = useMemo(
    () =>
      z.custom<AdjustmentValues>().check(({ value, issues }) => {
        for (const { path, message } of ServiceAdjustmentWrite.safeParse(toWrite(value)).error?.issues ?? [])
          issues.push({ code: 'custom', input: value, path, message })
      }),
    [toWrite],
  )
  const form = useSchemaForm<AdjustmentValues>(schema, {
    way: adjustment && adjustment.years < 0 ? 'takenOff' : 'added',
    years: adjustment ? String(Math.abs(adjustment.years)) : '',
    reason: adjustment?.reason ?? '',
  })
  const bind = useBoundFields(form)
  const { submit, alert } = useVersionedSubmit({
    form,
    record: adjustment,
    schema: ServiceAdjustment,
    prefix: 'adjustment.',
    conflictText: () => t('adjustment.conflict'),
    save: async (values, { version }) => {
      onSaved(await saveAdjustment(ServiceAdjustmentWrite.parse(toWrite(values, version))))
      onClose()
    },
  })

  return (
    <FormDialog
      title={t('adjustment.title', { name: member.name })}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onRemove={onRemove}
      onClose={onClose}
    >
      <div className="field-pair">
        <SelectField
          {...bind('way')}
          label={t('adjustment.way')}
          options={ways.map((value) => ({ value, label: t(`adjustment.ways.${value}`) }))}
          required
        />
        <TextField
          {...bind('years')}
          {...(form.formState.errors.years && { error: t('wholeYears') })}
          label={t('count')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </div>
      <TextField
        {...bind('reason')}
        label={t('reason')}
        hint={t('adjustment.reasonHint')}
        autoComplete="off"
        required
      />
    </FormDialog>
  )
}
