import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { useFormat } from '@/shared/dates/useFormat'
import { useDollars } from '@/views/samples/kit/useDollars'
import { balanceOf } from './invoiceBalance'
import type { InvoiceDetail } from './invoiceCalls'
import './invoicePrint.scss'

/** The invoice as it is printed. The samples' `totalDue` is the same for each: what is due on all of them together, as it were. */
export function InvoicePrintLayout({ detail: { invoice, paymentDetails } }: { detail: InvoiceDetail }) {
  const { t } = useTranslation('samplesInvoices')
  const { date } = useFormat()
  const { format: dollars } = useDollars()
  const { client, total } = invoice
  const balance = balanceOf(invoice)
  return (
    <Card tag="article" className="invoice-print">
      <header>
        <div>
          <h2>{t('titleOf', { id: invoice.id })}</h2>
          <p>{t('printing.from')}</p>
        </div>
        <DefinitionList
          items={[
            { term: t('fields.issuedDate'), value: date(invoice.issuedDate) },
            { term: t('fields.dueDate'), value: date(invoice.dueDate) },
          ]}
        />
      </header>
      <div className="invoice-parties">
        <section>
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
        <section>
          <h3>{t('printing.payment')}</h3>
          <DefinitionList
            items={[
              { term: t('printing.totalDue'), value: dollars(dollarsOf(paymentDetails.totalDue)) },
              { term: t('printing.bank'), value: paymentDetails.bankName },
              { term: t('printing.country'), value: paymentDetails.country },
              { term: t('printing.iban'), value: <span className="tabular">{paymentDetails.iban}</span> },
              { term: t('printing.swift'), value: paymentDetails.swiftCode },
            ]}
          />
        </section>
      </div>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('fields.service')}</th>
            <th scope="col">{t('printing.amount')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t(`services.${invoice.service}`)}</th>
            <td>{dollars(total)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('fields.total')}</th>
            <td>{dollars(total)}</td>
          </tr>
          <tr>
            <th scope="row">{t('printing.paid')}</th>
            <td>{dollars(total - balance)}</td>
          </tr>
          <tr className="invoice-open">
            <th scope="row">{balance < 0 ? t('printing.credit') : t('fields.balance')}</th>
            <td>{dollars(Math.abs(balance))}</td>
          </tr>
        </tfoot>
      </Table>
      <p className="invoice-foot">{t('printing.foot')}</p>
    </Card>
  )
}

/** The samples print it as `$8,450.00`. */
function dollarsOf(printed: string): number {
  return Number(printed.replace(/[$,]/g, ''))
}
