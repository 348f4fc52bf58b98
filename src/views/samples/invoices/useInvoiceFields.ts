import type { Path, RegisterOptions, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import type { InvoiceValues } from './invoiceFormValues'
import type { HundredthsFormat } from './invoiceNumbers'

export type InvoiceFields = (
  path: Path<InvoiceValues>,
  options?: Pick<RegisterOptions<InvoiceValues>, 'shouldUnregister'>,
) => UseFormRegisterReturn & { error: string | undefined }

/** An example that shows both signs as the language writes them. */
const EXAMPLE_CENTS = 123_450

/** Ties the fields of an invoice to the form, and the invoice's own errors to their sentences. */
export function useInvoiceFields(form: SchemaForm<InvoiceValues>, numbers: HundredthsFormat): InvoiceFields {
  const { t } = useTranslation(['samplesInvoices', 'shell'])
  const ownErrors: Record<string, string> = {
    before_issue: t('form.beforeIssue'),
    bad_amount: t('form.badAmount', { example: numbers.price(EXAMPLE_CENTS) }),
    bad_quantity: t('form.badQuantity'),
    bad_rate: t('form.badRate'),
  }
  return (path, options) => {
    const error = form.validationErrorOf(path)
    return { ...form.register(path, options), error: ownErrors[error ?? ''] ?? validationErrorText(t, error) }
  }
}
