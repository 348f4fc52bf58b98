import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { useFormat } from '@/shared/dates/useFormat'
import { useDollars } from '@/views/samples/kit/useDollars'
import { InvoiceAddress } from './InvoiceAddress'
import { balanceOf } from './invoiceBalance'
import { centsOf, plainBill } from './invoiceBill'
import type { InvoiceDetail } from './invoiceCalls'
import { InvoiceHead } from './InvoiceHead'
import { InvoiceLineTable } from './InvoiceLineTable'
import { InvoicePayment } from './InvoicePayment'
import { InvoiceSum } from './InvoiceSum'
import './invoicePrint.scss'

/** The invoice as it is printed. */
export function InvoicePrintLayout({ detail }: { detail: InvoiceDetail }) {
  const { t } = useTranslation('samplesInvoices')
  const { date } = useFormat()
  const { format: dollars } = useDollars()
  const { invoice, bill = plainBill(invoice) } = detail
  const { client, total } = invoice
  const open = centsOf(balanceOf(invoice))
  const texts = [
    { term: t('form.salesperson'), text: bill.salesperson },
    { term: t('form.note'), text: bill.note },
    { term: t('form.terms'), text: bill.terms },
  ].filter(({ text }) => text !== '')
  return (
    <Card tag="article" className="invoice-paper invoice-print">
      <InvoiceHead id={invoice.id}>
        <DefinitionList
          items={[
            { term: t('fields.issuedDate'), value: date(invoice.issuedDate) },
            { term: t('fields.dueDate'), value: date(invoice.dueDate) },
          ]}
        />
      </InvoiceHead>
      <section className="invoice-client">
        <h3>{t('printing.to')}</h3>
        <InvoiceAddress client={client} />
      </section>
      <InvoiceLineTable lines={bill.lines} dollars={dollars} />
      <div className="invoice-end">
        <InvoicePayment detail={detail} openCents={open} />
        <InvoiceSum bill={bill} paidCents={centsOf(total) - open} dollars={dollars} />
      </div>
      {texts.length > 0 && (
        <div className="invoice-texts">
          {texts.map(({ term, text }) => (
            <section key={term}>
              <h3>{term}</h3>
              <p>{text}</p>
            </section>
          ))}
        </div>
      )}
      {bill.thanks !== '' && <p className="invoice-thanks">{bill.thanks}</p>}
      <p className="invoice-foot">{t('printing.foot')}</p>
      {bill.hasStub && (
        // To be cut off and returned with the payment.
        <section className="invoice-stub">
          <h3>{t('form.stub')}</h3>
          <DefinitionList
            items={[
              { term: t('one'), value: t('number', { id: invoice.id }) },
              { term: t('fields.client'), value: `${client.name} · ${client.company}` },
              { term: t('fields.dueDate'), value: date(invoice.dueDate) },
              { term: t('fields.balance'), value: dollars(open / 100) },
            ]}
          />
        </section>
      )}
    </Card>
  )
}
