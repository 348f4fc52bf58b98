import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { SampleRecord } from '@/views/samples/kit/SampleRecord'
import { fetchClients, findInvoice } from './invoiceCalls'
import { InvoiceForm } from './InvoiceForm'
import { INVOICE_LIST, invoicePath } from './invoiceList'

/** What the form begins with. */
async function findToEdit(id: string | null) {
  const [detail, clients] = await Promise.all([findInvoice(id), fetchClients()])
  return { ...detail, clients }
}

/** The invoice that `?id=` names, else the first of the list. */
export function EditInvoicePage() {
  const { t } = useTranslation('samplesInvoices')
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <SampleRecord
      key={id}
      thunk={findToEdit}
      arg={id}
      title={t('editTitle')}
      goneTitle={t('gone')}
      listPath={INVOICE_LIST}
      listLabel={t('toList')}
    >
      {({ invoice, bill, paymentDetails, clients }) => (
        <>
          <PageHeader
            title={t('editTitleOf', { id: invoice.id })}
            back={<BackLink to={invoicePath(invoice.id)} label={t('backToOne')} />}
          />
          <InvoiceForm
            id={invoice.id}
            invoice={invoice}
            bill={bill}
            paymentDetails={paymentDetails}
            clients={clients}
          />
        </>
      )}
    </SampleRecord>
  )
}
