import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { DateField } from '@/@core/components/fields/DateField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { useDollars } from '@/views/samples/kit/useDollars'
import type { PaymentDetails } from './invoiceCalls'
import { asksPaid, NOTE_MAX, type InvoiceValues } from './invoiceFormValues'
import { InvoiceFormSum } from './InvoiceFormSum'
import { InvoiceHead } from './InvoiceHead'
import { InvoiceLines } from './InvoiceLines'
import type { HundredthsFormat } from './invoiceNumbers'
import { PaymentList } from './PaymentList'
import type { InvoiceFields } from './useInvoiceFields'

interface InvoiceSheetFieldsProps {
  form: SchemaForm<InvoiceValues>
  bind: InvoiceFields
  numbers: HundredthsFormat
  id: number
  isNew: boolean
  paymentDetails: PaymentDetails
  /** Whom it is for. */
  client: ReactNode
}

/** The paper, to be filled where it is printed. */
export function InvoiceSheetFields(props: InvoiceSheetFieldsProps) {
  const { form, bind, numbers, id, isNew, paymentDetails, client } = props
  const { t } = useTranslation('samplesInvoices')
  const { format: dollars } = useDollars()
  const [status, hasNote, hasTerms] = form.watch(['invoiceStatus', 'hasNote', 'hasTerms'])
  return (
    <Card className="invoice-paper invoice-fields">
      <InvoiceHead id={id}>
        <div className="invoice-days">
          <DateField {...bind('issuedDate')} label={t('fields.issuedDate')} required />
          <DateField {...bind('dueDate')} label={t('fields.dueDate')} required />
        </div>
      </InvoiceHead>
      <div className="invoice-parties">
        {client}
        <section className="invoice-payment">
          <h3>{t('printing.payment')}</h3>
          <PaymentList details={paymentDetails} />
        </section>
      </div>
      <InvoiceLines form={form} bind={bind} numbers={numbers} dollars={dollars} />
      <div className="invoice-end">
        <div className="invoice-words">
          <TextField {...bind('salesperson')} label={t('form.salesperson')} autoComplete="off" />
          {hasNote && <TextAreaField {...bind('note')} label={t('form.note')} rows={2} limit={NOTE_MAX} />}
          {hasTerms && <TextAreaField {...bind('terms')} label={t('form.terms')} rows={2} limit={NOTE_MAX} />}
          <TextField {...bind('thanks')} label={t('form.thanks')} autoComplete="off" />
        </div>
        <section className="invoice-result" aria-label={t('form.sum')}>
          <div className="invoice-rates">
            <TextField
              {...bind('discount')}
              label={t('form.discount')}
              inputMode="decimal"
              autoComplete="off"
              required
            />
            <TextField {...bind('tax')} label={t('form.tax')} inputMode="decimal" autoComplete="off" required />
          </div>
          {asksPaid(status, isNew) && (
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
        </section>
      </div>
    </Card>
  )
}
