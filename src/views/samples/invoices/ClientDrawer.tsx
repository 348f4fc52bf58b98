import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { Drawer } from '@/@core/components/dialog/Drawer'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { DrawerActions } from '@/views/samples/kit/DrawerActions'
import type { InvoiceClient } from './invoiceCalls'
import { clientValues } from './invoiceFormValues'

interface ClientFormProps {
  /** Whom there are already. */
  clients: readonly InvoiceClient[]
  onAdd: (client: InvoiceClient) => void
  onClose: () => void
}

/** Not to be put inside another form: what is sent in the drawer would send that one too. */
export function ClientDrawer({ isOpen, ...props }: ClientFormProps & { isOpen: boolean }) {
  const { t } = useTranslation('samplesInvoices')
  return (
    <Drawer isOpen={isOpen} title={t('client.add')} onClose={props.onClose}>
      {isOpen && <ClientForm {...props} />}
    </Drawer>
  )
}

const emptyClient: InvoiceClient = { company: '', name: '', companyEmail: '', address: '', country: '', contact: '' }

function ClientForm({ clients, onAdd, onClose }: ClientFormProps) {
  const { t } = useTranslation('samplesInvoices')
  const schema = useMemo(() => clientValues(clients.map(({ companyEmail }) => companyEmail)), [clients])
  const form = useSchemaForm<InvoiceClient>(schema, emptyClient)
  const bind = useBoundFields(form)

  const submit = form.handleSubmit((client) => {
    onAdd(client)
    onClose()
  })

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <TextField {...bind('company')} label={t('client.company')} autoComplete="off" required />
      <TextField {...bind('name')} label={t('client.name')} autoComplete="off" required />
      <TextField {...bind('companyEmail')} label={t('client.email')} type="email" autoComplete="off" required />
      <TextField {...bind('address')} label={t('client.address')} autoComplete="off" required />
      <TextField {...bind('country')} label={t('client.country')} autoComplete="off" required />
      <TextField {...bind('contact')} label={t('client.contact')} type="tel" autoComplete="off" required />
      <DrawerActions submit={t('client.save')} isBusy={form.formState.isSubmitting} onClose={onClose} />
    </Form>
  )
}
