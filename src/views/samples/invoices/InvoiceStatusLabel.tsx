import { useTranslation } from 'react-i18next'
import type { StatusShape } from '@/@core/components/page/StatusIcon'
import { StatusLabel, type Tone } from '@/@core/components/page/StatusLabel'
import type { Invoice } from './invoiceCalls'

const looks: Record<Invoice['invoiceStatus'], [StatusShape, Tone]> = {
  Paid: ['dot', 'positive'],
  Downloaded: ['bars', 'neutral'],
  Sent: ['diamond', 'neutral'],
  Draft: ['ring', 'neutral'],
  'Partial Payment': ['half', 'caution'],
  'Past Due': ['triangle', 'danger'],
}

export function InvoiceStatusLabel({ status }: { status: Invoice['invoiceStatus'] }) {
  const { t } = useTranslation('samplesInvoices')
  const [shape, tone] = looks[status]
  return <StatusLabel shape={shape} tone={tone} label={t(`statuses.${status}`)} />
}
