import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { withExemption } from '@contract/finances/feeSpans'
import type { FeeSpan } from '@contract/finances/fees'
import { Month, line } from '@contract/primitives'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { DateField } from '@/@core/components/fields/DateField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { useToday } from '@/shared/dates/useToday'

interface Exemption {
  exempt: string
  from: string
  to?: string | undefined
}

interface ExemptionDialogProps {
  /** Of the member. */
  name: string
  fees: readonly FeeSpan[]
  onExempt: (exemption: Exemption) => void
  onClose: () => void
}

/** Why and how long a member is charged nothing. */
export function ExemptionDialog({ name, fees, onExempt, onClose }: ExemptionDialogProps) {
  const { t } = useTranslation('memberFees')
  const thisMonth = useToday().slice(0, 7)
  const schema = useMemo(
    () =>
      z
        .strictObject({ exempt: line(120), from: Month, to: z.optional(Month) })
        .check(z.refine(({ from, to }) => to === undefined || to >= from, { path: ['to'], error: 'not_allowed' })),
    [],
  )
  const form = useSchemaForm<Exemption>(schema, { exempt: '', from: thisMonth, to: '' })
  const [alert, setAlert] = useState<string | null>(null)
  const bind = useBoundFields(form)

  return (
    <FormDialog
      title={t('exemption.add')}
      saveLabel={t('exemption.add')}
      formState={form.formState}
      alert={alert}
      onSubmit={form.handleSubmit((exemption) => {
        if (withExemption(fees, exemption).some(({ exempt }) => exempt === exemption.exempt)) onExempt(exemption)
        else setAlert(t('exemption.noClass'))
      })}
      onClose={onClose}
    >
      <p>{t('exemption.text', { name })}</p>
      <TextField
        {...bind('exempt')}
        label={t('exemption.reason')}
        hint={t('exemption.reasonHint')}
        autoComplete="off"
        required
      />
      <div className="field-pair">
        <DateField {...bind('from')} type="month" label={t('exemption.from')} required />
        <DateField {...bind('to')} type="month" label={t('exemption.to')} hint={t('exemption.toHint')} />
      </div>
    </FormDialog>
  )
}
