import { Pencil, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '@/@core/components/Button'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { SampleRecord } from '@/views/samples/kit/SampleRecord'
import { findInvoice, type InvoiceDetail } from './invoiceCalls'
import { editInvoicePath, INVOICE_LIST, invoicePath } from './invoiceList'
import { InvoicePrintLayout } from './InvoicePrintLayout'
import { InvoiceStatusLabel } from './InvoiceStatusLabel'
import { useInvoiceRemoval } from './useInvoiceRemoval'

/** The invoice that `?id=` names, else the first of the list. */
export function InvoicePreviewPage() {
  const { t } = useTranslation('samplesInvoices')
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <SampleRecord
      key={id}
      thunk={findInvoice}
      arg={id}
      title={t('one')}
      goneTitle={t('gone')}
      listPath={INVOICE_LIST}
      listLabel={t('toList')}
    >
      {(detail) => <Preview detail={detail} />}
    </SampleRecord>
  )
}

function Preview({ detail }: { detail: InvoiceDetail }) {
  const { t } = useTranslation(['samplesInvoices', 'shell'])
  const { invoice } = detail
  const navigate = useNavigate()
  const remove = useInvoiceRemoval({ onRestored: ({ id }) => void navigate(invoicePath(id)) })
  const [isBusy, setBusy] = useState(false)

  async function removeAndLeave(): Promise<void> {
    setBusy(true)
    if (await remove(invoice)) await navigate(INVOICE_LIST, { replace: true })
    else setBusy(false)
  }

  return (
    <>
      <div className="no-print">
        <PageHeader
          title={t('titleOf', { id: invoice.id })}
          lead={<InvoiceStatusLabel status={invoice.invoiceStatus} />}
          back={<BackLink to={INVOICE_LIST} label={t('toList')} />}
          actions={
            <>
              <Button color="danger-quiet" isBusy={isBusy} onClick={() => void removeAndLeave()}>
                <Trash2 size={16} aria-hidden />
                {t('shell:remove')}
              </Button>
              <Button to={editInvoicePath(invoice.id)}>
                <Pencil size={16} aria-hidden />
                {t('shell:edit')}
              </Button>
              <Button color="primary" onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                {t('print')}
              </Button>
            </>
          }
        />
      </div>
      <InvoicePrintLayout detail={detail} />
    </>
  )
}
