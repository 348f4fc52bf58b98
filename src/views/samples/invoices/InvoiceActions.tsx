import { Eye, Send } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { SwitchField } from '@/views/samples/kit/SwitchField'
import { invoiceStatuses } from './invoiceCalls'
import type { InvoiceValues } from './invoiceFormValues'
import type { InvoiceFields } from './useInvoiceFields'

interface InvoiceActionsProps {
  form: SchemaForm<InvoiceValues>
  bind: InvoiceFields
  alert: string | null
  /** Where it is given up to. */
  cancelPath: string
  onSend: (event: MouseEvent) => void
  onPreview: (event: MouseEvent) => void
}

/** Beside the paper: what becomes of it, and what stands on it. */
export function InvoiceActions({ form, bind, alert, cancelPath, onSend, onPreview }: InvoiceActionsProps) {
  const { t } = useTranslation(['samplesInvoices', 'shell'])
  const { isSubmitting } = form.formState
  const isDraft = form.watch('invoiceStatus') === 'Draft'
  const switches = [
    { name: 'hasTerms', label: t('form.terms') },
    { name: 'hasNote', label: t('form.note') },
    { name: 'hasStub', label: t('form.stub') },
  ] as const
  return (
    <Card tag="aside" className="invoice-side" aria-label={t('form.side')}>
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <Button type="submit" color="primary" block isBusy={isSubmitting}>
        {t('form.save')}
      </Button>
      <div className="invoice-ways">
        {isDraft && (
          <Button onClick={onSend} disabled={isSubmitting}>
            <Send size={16} aria-hidden />
            {t('form.send')}
          </Button>
        )}
        <Button onClick={onPreview}>
          <Eye size={16} aria-hidden />
          {t('form.preview')}
        </Button>
      </div>
      <SelectField
        {...bind('invoiceStatus')}
        label={t('fields.status')}
        options={invoiceStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        required
      />
      <fieldset className="invoice-switches">
        <legend>{t('form.shown')}</legend>
        {switches.map(({ name, label }) => (
          <SwitchField
            key={name}
            label={label}
            isOn={form.watch(name)}
            onSwitch={(isOn) => form.setValue(name, isOn, { shouldDirty: true })}
          />
        ))}
      </fieldset>
      <Button color="ghost" block to={cancelPath}>
        {t('shell:cancel')}
      </Button>
    </Card>
  )
}
