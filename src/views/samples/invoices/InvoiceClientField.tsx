import { UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { SelectField } from '@/@core/components/fields/SelectField'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { InvoiceAddress } from './InvoiceAddress'
import type { InvoiceClient } from './invoiceCalls'
import type { InvoiceValues } from './invoiceFormValues'
import type { InvoiceFields } from './useInvoiceFields'

interface InvoiceClientFieldProps {
  form: SchemaForm<InvoiceValues>
  bind: InvoiceFields
  choices: readonly InvoiceClient[]
  onNewClient: () => void
}

/** Whom it is for: chosen by name, shown with the whole address. */
export function InvoiceClientField({ form, bind, choices, onNewClient }: InvoiceClientFieldProps) {
  const { t } = useTranslation('samplesInvoices')
  const chosen = form.watch('clientEmail')
  const client = choices.find(({ companyEmail }) => companyEmail === chosen)
  return (
    <section className="invoice-client">
      <h3>{t('printing.to')}</h3>
      <SelectField
        {...bind('clientEmail')}
        // React's own value: a client who was just added is chosen before the list shows them.
        value={chosen}
        label={t('fields.client')}
        placeholder={t('form.chooseClient')}
        options={choices.map(({ companyEmail, name, company }) => ({
          value: companyEmail,
          label: `${name} · ${company}`,
        }))}
        required
      />
      <Button size="sm" onClick={onNewClient}>
        <UserPlus size={15} aria-hidden />
        {t('client.add')}
      </Button>
      {client && <InvoiceAddress client={client} />}
    </section>
  )
}
