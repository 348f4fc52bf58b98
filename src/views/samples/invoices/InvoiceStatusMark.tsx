import { useTranslation } from 'react-i18next'
import type { MarkShape } from '@/@core/components/page/Mark'
import { StatusMark, type Tone } from '@/@core/components/page/StatusMark'
import type { Invoice } from './invoiceCalls'

const looks: Record<Invoice['invoiceStatus'], [MarkShape, Tone]> = {
  Paid: ['dot', 'positive'],
  Downloaded: ['bars', 'neutral'],
  Sent: ['diamond', 'neutral'],
  Draft: ['ring', 'neutral'],
  'Partial Payment': ['half', 'caution'],
  'Past Due': ['triangle', 'danger'],
}

export function InvoiceStatusMark({ status }: { status: Invoice['invoiceStatus'] }) {
  const { t } = useTranslation('samplesInvoices')
  const [shape, tone] = looks[status]
  return <StatusMark shape={shape} tone={tone} label={t(`statuses.${status}`)} />
}
