import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Logo } from '@/@core/components/Logo'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { useFormat } from '@/shared/dates/useFormat'
import { useDollars } from '@/views/samples/kit/useDollars'
import { balanceOf } from './invoiceBalance'
import { centsOf, plainBill } from './invoiceBill'
import type { InvoiceDetail } from './invoiceCalls'
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
  return (
    <Card tag="article" className="invoice-print">
      <header>
        <div className="invoice-sender">
          <Logo size={36} />
          <div>
            <strong>{t('printing.sender')}</strong>
            <p>{t('printing.from')}</p>
          </div>
        </div>
        <div>
          <h2>{t('titleOf', { id: invoice.id })}</h2>
          <DefinitionList
            items={[
              { term: t('fields.issuedDate'), value: date(invoice.issuedDate) },
              { term: t('fields.dueDate'), value: date(invoice.dueDate) },
            ]}
          />
        </div>
      </header>
      <section className="invoice-client">
        <h3>{t('printing.to')}</h3>
        <address>
          <strong>{client.name}</strong>
          <span>{client.company}</span>
          <span>{client.address}</span>
          <span>{client.country}</span>
          <span>{client.contact}</span>
          <span>{client.companyEmail}</span>
        </address>
      </section>
      <InvoiceLineTable lines={bill.lines} dollars={dollars} />
      <div className="invoice-end">
        <InvoicePayment detail={detail} openCents={open} />
        <InvoiceSum bill={bill} paidCents={centsOf(total) - open} dollars={dollars} />
      </div>
      {bill.note !== '' && <p className="invoice-note">{bill.note}</p>}
      <p className="invoice-foot">{t('printing.foot')}</p>
    </Card>
  )
}
