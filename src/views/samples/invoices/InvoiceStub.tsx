import { useTranslation } from 'react-i18next'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { useFormat } from '@/shared/dates/useFormat'
import { useDollars } from '@/views/samples/kit/useDollars'
import type { InvoiceDetail } from './invoiceCalls'

/** The slip at the foot, to be cut off and returned with the payment. */
export function InvoiceStub({ invoice, openCents }: { invoice: InvoiceDetail['invoice']; openCents: number }) {
  const { t } = useTranslation('samplesInvoices')
  const { date } = useFormat()
  const { format: dollars } = useDollars()
  return (
    <section className="invoice-stub">
      <h3>{t('form.stub')}</h3>
      <DefinitionList
        items={[
          { term: t('one'), value: t('number', { id: invoice.id }) },
          { term: t('fields.client'), value: `${invoice.client.name} · ${invoice.client.company}` },
          { term: t('fields.dueDate'), value: date(invoice.dueDate) },
          { term: t('fields.balance'), value: dollars(openCents / 100) },
        ]}
      />
    </section>
  )
}
