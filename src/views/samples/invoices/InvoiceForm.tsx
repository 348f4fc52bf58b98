import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Card, Form } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { DateField } from '@/@core/components/fields/DateField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { useDollars } from '@/views/samples/kit/useDollars'
import type { InvoiceBill } from './invoiceBill'
import { invoiceStatuses, saveInvoice, type Invoice, type InvoiceClient } from './invoiceCalls'
import {
  asksPaid,
  clientChoices,
  invoiceValues,
  newInvoiceValues,
  readInvoice,
  valuesOf,
  type InvoiceValues,
} from './invoiceFormValues'
import { InvoiceFormSum } from './InvoiceFormSum'
import { InvoiceLines } from './InvoiceLines'
import { INVOICE_LIST, invoicePath } from './invoiceList'
import { hundredthsFormat } from './invoiceNumbers'
import { useInvoiceFields } from './useInvoiceFields'
import './invoiceForm.scss'

interface InvoiceFormProps {
  clients: readonly InvoiceClient[]
  /** The one to edit; without it the form adds. */
  invoice?: Invoice
  bill?: InvoiceBill | undefined
}

export function InvoiceForm({ clients, invoice, bill }: InvoiceFormProps) {
  const { t, i18n } = useTranslation(['samplesInvoices', 'shell'])
  const navigate = useNavigate()
  const { format: dollars } = useDollars()
  const numbers = useMemo(() => hundredthsFormat(i18n.language), [i18n.language])
  const schema = useMemo(() => invoiceValues(numbers), [numbers])
  const choices = useMemo(() => clientChoices(clients, invoice?.client), [clients, invoice])
  const [start] = useState(() => (invoice ? valuesOf(invoice, bill, numbers) : newInvoiceValues(new Date())))
  const [alert, setAlert] = useState<string | null>(null)
  const form = useSchemaForm<InvoiceValues>(schema, start)
  const { isDirty, isSubmitting } = form.formState
  useDirtyWarning(isDirty && !isSubmitting)
  const bind = useInvoiceFields(form, numbers)
  const isNew = !invoice

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    const client = choices.find(({ companyEmail }) => companyEmail === values.clientEmail)
    if (!client) return
    try {
      const read = readInvoice(values, client, numbers, invoice)
      const saved = await saveInvoice(read.invoice, read.bill)
      showToast.success(invoice ? t('saved', { id: saved.id }) : t('added', { id: saved.id }))
      await navigate(invoicePath(saved.id), { replace: true })
    } catch (thrown) {
      setAlert(unsentText(failureOf(thrown)))
    }
  })

  return (
    <Form className="invoice-form" onSubmit={(event) => void submit(event)} noValidate>
      <Card className="invoice-fields">
        <div className="invoice-head">
          <SelectField
            {...bind('clientEmail')}
            label={t('fields.client')}
            placeholder={t('form.chooseClient')}
            options={choices.map(({ companyEmail, name, company }) => ({
              value: companyEmail,
              label: `${name} · ${company}`,
            }))}
            required
          />
          <DateField {...bind('issuedDate')} label={t('fields.issuedDate')} required />
          <DateField {...bind('dueDate')} label={t('fields.dueDate')} required />
        </div>
        <InvoiceLines form={form} bind={bind} numbers={numbers} dollars={dollars} />
        <TextAreaField {...bind('note')} label={t('form.note')} rows={2} limit={400} />
      </Card>
      <Card tag="aside" className="invoice-side" aria-label={t('form.sum')}>
        <SelectField
          {...bind('invoiceStatus')}
          label={t('fields.status')}
          options={invoiceStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          required
        />
        <div className="invoice-rates">
          <TextField {...bind('discount')} label={t('form.discount')} inputMode="decimal" autoComplete="off" required />
          <TextField {...bind('tax')} label={t('form.tax')} inputMode="decimal" autoComplete="off" required />
        </div>
        {asksPaid(form.watch('invoiceStatus'), isNew) && (
          <TextField
            // A field that is not shown must not be found wrong.
            {...bind('paid', { shouldUnregister: true })}
            label={t('printing.paid')}
            hint={t('form.paidHint')}
            inputMode="decimal"
            autoComplete="off"
            required
          />
        )}
        <InvoiceFormSum control={form.control} isNew={isNew} numbers={numbers} dollars={dollars} />
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <Button type="submit" color="primary" block isBusy={isSubmitting}>
          {invoice ? t('form.save') : t('form.add')}
        </Button>
        <Button color="ghost" block to={invoice ? invoicePath(invoice.id) : INVOICE_LIST}>
          {t('shell:cancel')}
        </Button>
      </Card>
    </Form>
  )
}
