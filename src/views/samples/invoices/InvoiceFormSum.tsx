import { useWatch, type Control } from 'react-hook-form'
import { billSum } from './invoiceBill'
import { billOfValues, paidOf, type InvoiceValues } from './invoiceFormValues'
import type { HundredthsFormat } from './invoiceNumbers'
import { InvoiceSum } from './InvoiceSum'

interface InvoiceFormSumProps {
  control: Control<InvoiceValues>
  isNew: boolean
  numbers: HundredthsFormat
  dollars: (amount: number) => string
}

/** What the form comes to as it is being filled. */
export function InvoiceFormSum({ control, isNew, numbers, dollars }: InvoiceFormSumProps) {
  const [lines, discount, tax, paid, invoiceStatus] = useWatch({
    control,
    name: ['lines', 'discount', 'tax', 'paid', 'invoiceStatus'],
  })
  const bill = billOfValues({ lines, ...(discount && { discount }), ...(tax && { tax }) }, numbers)
  const { total } = billSum(bill)
  const paidCents = paidOf({ invoiceStatus, ...(paid && { paid }) }, total, isNew, numbers)
  return <InvoiceSum bill={bill} paidCents={paidCents} dollars={dollars} />
}
