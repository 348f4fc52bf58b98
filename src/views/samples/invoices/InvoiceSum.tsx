import { useTranslation } from 'react-i18next'
import { billSum, type InvoiceBill } from './invoiceBill'
import { usePercents } from './usePercents'
import './invoiceSum.scss'

interface InvoiceSumProps {
  bill: InvoiceBill
  paidCents: number
  /** Formats dollars. */
  dollars: (amount: number) => string
}

/** From the lines to what is still to pay, step by step. */
export function InvoiceSum({ bill, paidCents, dollars }: InvoiceSumProps) {
  const { t } = useTranslation('samplesInvoices')
  const percents = usePercents()
  const { subtotal, discount, tax, total } = billSum(bill)
  const open = total - paidCents
  const cents = (amount: number) => dollars(amount / 100)
  const steps = [
    { id: 'subtotal', label: t('sum.subtotal'), shown: cents(subtotal) },
    ...(discount > 0
      ? [{ id: 'discount', label: t('sum.discount', { rate: percents(bill.discountRate) }), shown: cents(-discount) }]
      : []),
    { id: 'tax', label: t('sum.tax', { rate: percents(bill.taxRate) }), shown: cents(tax) },
    { id: 'total', label: t('fields.total'), shown: cents(total) },
    { id: 'paid', label: t('printing.paid'), shown: cents(paidCents) },
    { id: 'open', label: open < 0 ? t('printing.credit') : t('fields.balance'), shown: cents(Math.abs(open)) },
  ]
  return (
    <dl className="invoice-sum">
      {steps.map(({ id, label, shown }) => (
        <div key={id} className={`is-${id}`}>
          <dt>{label}</dt>
          <dd className="tabular">{shown}</dd>
        </div>
      ))}
    </dl>
  )
}
