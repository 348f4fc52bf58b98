import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Form } from 'reactstrap'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { ClientDrawer } from './ClientDrawer'
import { InvoiceActions } from './InvoiceActions'
import type { InvoiceBill } from './invoiceBill'
import { saveInvoice, type Invoice, type InvoiceClient, type InvoiceDetail, type PaymentDetails } from './invoiceCalls'
import { InvoiceClientField } from './InvoiceClientField'
import {
  clientChoices,
  invoiceValues,
  newInvoiceValues,
  readInvoice,
  valuesOf,
  type InvoiceValues,
  type ReadInvoice,
} from './invoiceFormValues'
import { INVOICE_LIST, invoicePath } from './invoiceList'
import { hundredthsFormat } from './invoiceNumbers'
import { InvoicePrintLayout } from './InvoicePrintLayout'
import { InvoiceSheetFields } from './InvoiceSheetFields'
import { useInvoiceFields } from './useInvoiceFields'
import './invoiceForm.scss'

interface InvoiceFormProps {
  clients: readonly InvoiceClient[]
  /** Its number, or the one that it will get. */
  id: number
  paymentDetails: PaymentDetails
  /** The one to edit; without it the form adds. */
  invoice?: Invoice
  bill?: InvoiceBill | undefined
}

export function InvoiceForm({ clients, id, paymentDetails, invoice, bill }: InvoiceFormProps) {
  const { t, i18n } = useTranslation('samplesInvoices')
  const navigate = useNavigate()
  const numbers = useMemo(() => hundredthsFormat(i18n.language), [i18n.language])
  const schema = useMemo(() => invoiceValues(numbers), [numbers])
  const [added, setAdded] = useState<readonly InvoiceClient[]>([])
  const choices = useMemo(() => clientChoices([...clients, ...added], invoice?.client), [clients, added, invoice])
  const [start] = useState(() =>
    invoice
      ? valuesOf(invoice, bill, numbers)
      : newInvoiceValues(new Date(), { thanks: t('form.thanksText'), terms: t('form.termsText') }),
  )
  const [alert, setAlert] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const [preview, setPreview] = useState<InvoiceDetail | null>(null)
  const form = useSchemaForm<InvoiceValues>(schema, start)
  const { isDirty, isSubmitting, isSubmitted } = form.formState
  useDirtyWarning(isDirty && !isSubmitting)
  const bind = useInvoiceFields(form, numbers)

  function read(values: InvoiceValues): ReadInvoice | null {
    const client = choices.find(({ companyEmail }) => companyEmail === values.clientEmail)
    return client ? readInvoice(values, client, numbers, invoice) : null
  }

  async function save(values: InvoiceValues): Promise<void> {
    setAlert(null)
    const typed = read(values)
    if (!typed) return
    try {
      const saved = await saveInvoice(typed.invoice, typed.bill)
      showToast.success(invoice ? t('saved', { id: saved.id }) : t('added', { id: saved.id }))
      await navigate(invoicePath(saved.id), { replace: true })
    } catch (thrown) {
      setAlert(unsentText(failureOf(thrown)))
    }
  }

  const submit = form.handleSubmit(save)
  const send = form.handleSubmit((values) => save({ ...values, invoiceStatus: 'Sent' }))
  const look = form.handleSubmit((values) => {
    const typed = read(values)
    if (typed) setPreview({ ...typed, invoice: { ...typed.invoice, id }, paymentDetails })
  })

  function addClient(client: InvoiceClient): void {
    setAdded((before) => [...before, client])
    form.setValue('clientEmail', client.companyEmail, { shouldDirty: true, shouldValidate: isSubmitted })
  }

  return (
    <>
      <Form className="invoice-form" onSubmit={(event) => void submit(event)} noValidate>
        <InvoiceSheetFields
          form={form}
          bind={bind}
          numbers={numbers}
          id={id}
          isNew={!invoice}
          paymentDetails={paymentDetails}
          client={<InvoiceClientField form={form} bind={bind} choices={choices} onNewClient={() => setAdding(true)} />}
        />
        <InvoiceActions
          form={form}
          bind={bind}
          alert={alert}
          cancelPath={invoice ? invoicePath(invoice.id) : INVOICE_LIST}
          onSend={(event) => void send(event)}
          onPreview={(event) => void look(event)}
        />
      </Form>
      <ClientDrawer isOpen={isAdding} clients={choices} onAdd={addClient} onClose={() => setAdding(false)} />
      <Dialog isOpen={preview !== null} size="lg" title={t('form.preview')} onClose={() => setPreview(null)}>
        {preview && <InvoicePrintLayout detail={preview} />}
      </Dialog>
    </>
  )
}
