import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Form } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { DateField } from '@/@core/components/fields/DateField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { invoiceStatuses, saveInvoice, services, type Invoice, type InvoiceClient } from './invoiceCalls'
import {
  hasOpenBalance,
  clientChoices,
  invoiceOf,
  InvoiceValues,
  newInvoiceValues,
  valuesOf,
} from './invoiceFormValues'
import { INVOICE_LIST, invoicePath } from './invoiceList'

interface InvoiceFormProps {
  clients: readonly InvoiceClient[]
  /** The one to edit; without it the form adds. */
  invoice?: Invoice
}

export function InvoiceForm({ clients, invoice }: InvoiceFormProps) {
  const { t } = useTranslation(['samplesInvoices', 'shell'])
  const navigate = useNavigate()
  const choices = useMemo(() => clientChoices(clients, invoice?.client), [clients, invoice])
  const [start] = useState(() => (invoice ? valuesOf(invoice) : newInvoiceValues(new Date())))
  const [alert, setAlert] = useState<string | null>(null)
  const form = useSchemaForm<InvoiceValues>(InvoiceValues, start)
  const { isDirty, isSubmitting } = form.formState
  useDirtyWarning(isDirty && !isSubmitting)
  const hasBalance = hasOpenBalance(form.watch('invoiceStatus'), !invoice)
  const ownErrors: Record<string, string> = { before_issue: t('form.beforeIssue'), over_total: t('form.overTotal') }
  const bind = (name: keyof InvoiceValues) => {
    const validationError = form.validationErrorOf(name)
    // A field that is not shown must not be found wrong.
    const registered = form.register(name, { shouldUnregister: name === 'balance' })
    return {
      ...registered,
      error: ownErrors[validationError ?? ''] ?? validationErrorText(t, validationError),
      required: name !== 'balance',
    }
  }

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    const client = choices.find(({ companyEmail }) => companyEmail === values.clientEmail)
    if (!client) return
    try {
      const saved = await saveInvoice(invoiceOf(values, client, invoice))
      showToast.success(invoice ? t('saved', { id: saved.id }) : t('added', { id: saved.id }))
      await navigate(invoicePath(saved.id), { replace: true })
    } catch (thrown) {
      setAlert(unsentText(failureOf(thrown)))
    }
  })

  return (
    <Form className="form-column" onSubmit={(event) => void submit(event)} noValidate>
      <FieldSection title={t('form.who')}>
        <SelectField
          {...bind('clientEmail')}
          label={t('fields.client')}
          placeholder={t('form.chooseClient')}
          options={choices.map(({ companyEmail, name, company }) => ({
            value: companyEmail,
            label: `${name} · ${company}`,
          }))}
        />
        <SelectField
          {...bind('service')}
          label={t('fields.service')}
          options={services.map((value) => ({ value, label: t(`services.${value}`) }))}
        />
      </FieldSection>
      <FieldSection title={t('form.when')}>
        <div className="field-pair">
          <DateField {...bind('issuedDate')} label={t('fields.issuedDate')} />
          <DateField {...bind('dueDate')} label={t('fields.dueDate')} />
        </div>
      </FieldSection>
      <FieldSection title={t('form.amount')}>
        <SelectField
          {...bind('invoiceStatus')}
          label={t('fields.status')}
          options={invoiceStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
        <div className="field-pair">
          <TextField {...bind('total')} label={t('fields.total')} hint={t('form.dollars')} inputMode="numeric" />
          {hasBalance && (
            <TextField
              {...bind('balance')}
              label={t('fields.balance')}
              hint={t('form.balanceHint')}
              inputMode="numeric"
            />
          )}
        </div>
      </FieldSection>
      <FormActions>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <Button type="submit" color="primary" isBusy={isSubmitting}>
          {invoice ? t('form.save') : t('form.add')}
        </Button>
        <Button color="ghost" to={invoice ? invoicePath(invoice.id) : INVOICE_LIST}>
          {t('shell:cancel')}
        </Button>
      </FormActions>
    </Form>
  )
}
