import { useTranslation } from 'react-i18next'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { useDollars } from '@/views/samples/kit/useDollars'
import type { PaymentDetails } from './invoiceCalls'

/** The account to pay to. */
export function PaymentList({ details }: { details: PaymentDetails }) {
  const { t } = useTranslation('samplesInvoices')
  const { format: dollars } = useDollars()
  const { bankName, country, iban, swiftCode, totalDue } = details
  // The samples' `totalDue` is the same for each: what is due on all of them together, as it were.
  return (
    <DefinitionList
      items={[
        { term: t('printing.bank'), value: `${bankName}, ${country}` },
        { term: t('printing.iban'), value: <span className="tabular">{iban}</span> },
        { term: t('printing.swift'), value: swiftCode },
        { term: t('printing.totalDue'), value: dollars(dollarsOf(totalDue)) },
      ]}
    />
  )
}

/** The samples print it as `$8,450.00`. */
function dollarsOf(printed: string): number {
  return Number(printed.replace(/[$,]/g, ''))
}
