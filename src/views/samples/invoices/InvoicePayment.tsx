import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QrCode } from '@/auth/secondFactor/QrCode'
import { useDollars } from '@/views/samples/kit/useDollars'
import type { InvoiceDetail } from './invoiceCalls'
import { PaymentList } from './PaymentList'
import { paymentText } from './paymentText'

/** How to pay, also for a telephone that looks at it; what is paid says so. */
export function InvoicePayment({ detail, openCents }: { detail: InvoiceDetail; openCents: number }) {
  const { t } = useTranslation('samplesInvoices')
  const { format: dollars } = useDollars()
  const { invoice, paymentDetails } = detail
  const { iban, swiftCode } = paymentDetails
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
        <PaymentList details={paymentDetails} />
      </div>
    </section>
  )
}
