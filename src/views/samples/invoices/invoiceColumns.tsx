import { Eye, Pencil, Trash2 } from 'lucide-react'
import type { TFunction } from 'i18next'
import type { Column } from '@/@core/components/table/column'
import type { Format } from '@/i18n/format'
import { SampleRowMenu } from '@/views/samples/kit/SampleRowMenu'
import { Portrait } from '@/views/samples/kit/Portrait'
import { balanceOf } from './invoiceBalance'
import type { Invoice } from './invoiceCalls'
import { editInvoicePath, invoicePath } from './invoiceList'
import { InvoiceStatusLabel } from './InvoiceStatusLabel'

interface InvoiceWriting {
  t: TFunction<['samplesInvoices', 'shell']>
  format: Format
  dollars: (amount: number) => string
  onRemove: (invoice: Invoice) => void
}

export function invoiceColumns({ t, format, dollars, onRemove }: InvoiceWriting): Column<Invoice>[] {
  const columns: Column<Invoice>[] = [
    {
      id: 'id',
      label: t('fields.id'),
      width: '9.5rem',
      isSortable: true,
      hasPicture: true,
      cell: ({ id, client, avatar }) => (
        <>
          <Portrait name={client.name} picture={avatar} />
          <span className="tabular">{t('number', { id })}</span>
        </>
      ),
    },
    {
      id: 'client',
      label: t('fields.client'),
      grow: 2,
      cell: ({ client }) => client.name,
    },
    {
      id: 'issuedDate',
      label: t('fields.issuedDate'),
      grow: 1,
      isSortable: true,
      hideBelow: 'wide',
      stacked: 'hidden',
      cell: ({ issuedDate }) => <span className="tabular">{format.briefDate(issuedDate)}</span>,
    },
    {
      id: 'dueDate',
      label: t('fields.dueDate'),
      grow: 1,
      isSortable: true,
      hideBelow: 'medium',
      stacked: 'hidden',
      cell: ({ dueDate }) => <span className="tabular">{format.briefDate(dueDate)}</span>,
    },
    {
      id: 'invoiceStatus',
      label: t('fields.status'),
      grow: 1.2,
      isSortable: true,
      stacked: 'beside',
      cell: ({ invoiceStatus }) => <InvoiceStatusLabel status={invoiceStatus} />,
    },
    {
      id: 'total',
      label: t('fields.total'),
      grow: 1,
      align: 'end',
      isSortable: true,
      stacked: 'end',
      cell: ({ total }) => dollars(total),
    },
    {
      id: 'balance',
      label: t('fields.balance'),
      grow: 1,
      align: 'end',
      isSortable: true,
      stacked: 'hidden',
      cell: (invoice) => dollars(balanceOf(invoice)),
    },
  ]
  return [
    ...columns.map((column) => ({ minWidth: '5rem', ...column })),
    {
      id: 'menu',
      label: t('actions'),
      isActions: true,
      width: '3.5rem',
      align: 'end',
      stacked: 'end',
      cell: (invoice) => (
        <SampleRowMenu
          id={invoice.id}
          label={t('actionsFor', { id: invoice.id })}
          acts={[
            { icon: Eye, text: t('view'), act: invoicePath(invoice.id) },
            { icon: Pencil, text: t('shell:edit'), act: editInvoicePath(invoice.id) },
            { icon: Trash2, text: t('shell:remove'), act: () => onRemove(invoice) },
          ]}
        />
      ),
    },
  ]
}
