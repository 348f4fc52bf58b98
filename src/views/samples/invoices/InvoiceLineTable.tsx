import { useTranslation } from 'react-i18next'
import { Table } from 'reactstrap'
import { lineAmount, type InvoiceLine } from './invoiceBill'
import { hundredthsFormat } from './invoiceNumbers'

interface InvoiceLineTableProps {
  lines: readonly InvoiceLine[]
  /** Formats dollars. */
  dollars: (amount: number) => string
}

/** On a phone the number and the price of one stand below the words. */
export function InvoiceLineTable({ lines, dollars }: InvoiceLineTableProps) {
  const { t, i18n } = useTranslation('samplesInvoices')
  const { text } = hundredthsFormat(i18n.language)
  return (
    <Table className="invoice-table">
      <thead>
        <tr>
          <th scope="col">{t('fields.service')}</th>
          <th scope="col" className="is-wide">
            {t('form.quantity')}
          </th>
          <th scope="col" className="is-wide">
            {t('form.price')}
          </th>
          <th scope="col">{t('printing.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr
            // Lines have nothing of their own that tells them apart, and are only shown.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
          >
            <th scope="row">
              <strong>{t(`services.${line.service}`)}</strong>
              {line.description !== '' && <span>{line.description}</span>}
              <span className="is-narrow tabular">
                {text(line.quantity)} × {dollars(line.price / 100)}
              </span>
            </th>
            <td className="is-wide">{text(line.quantity)}</td>
            <td className="is-wide">{dollars(line.price / 100)}</td>
            <td>{dollars(lineAmount(line) / 100)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
