import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { QrCode } from '@/auth/secondFactor/QrCode'
import { useDollars } from '@/views/samples/kit/useDollars'
import type { InvoiceDetail } from './invoiceCalls'
import { paymentText } from './paymentText'

/** How to pay, also for a telephone that looks at it; what is paid says so. */
export function InvoicePayment({ detail, openCents }: { detail: InvoiceDetail; openCents: number }) {
  const { t } = useTranslation('samplesInvoices')
  const { format: dollars } = useDollars()
  const { invoice, paymentDetails } = detail
  const { bankName, country, iban, swiftCode, totalDue } = paymentDetails
  const payment = {
    iban,
    swiftCode,
    receiver: t('printing.sender'),
    message: t('titleOf', { id: invoice.id }),
    cents: openCents,
  }
  return (
    <section className="invoice-payment">
      <h3>{t('printing.payment')}</h3>
      <div>
        {openCents > 0 ? (
          <figure>
            <QrCode text={paymentText(payment)} label={t('printing.qr', { amount: dollars(openCents / 100) })} />
            <figcaption>{t('printing.scan')}</figcaption>
          </figure>
        ) : (
          <p className="invoice-settled">
            <CircleCheck size={28} strokeWidth={1.75} aria-hidden />
            {t('printing.settled')}
          </p>
        )}
        {/* The samples' `totalDue` is the same for each: what is due on all of them together, as it were. */}
        <DefinitionList
          items={[
            { term: t('printing.bank'), value: `${bankName}, ${country}` },
            { term: t('printing.iban'), value: <span className="tabular">{iban}</span> },
            { term: t('printing.swift'), value: swiftCode },
            { term: t('printing.totalDue'), value: dollars(dollarsOf(totalDue)) },
          ]}
        />
      </div>
    </section>
  )
}

/** The samples print it as `$8,450.00`. */
function dollarsOf(printed: string): number {
  return Number(printed.replace(/[$,]/g, ''))
}
