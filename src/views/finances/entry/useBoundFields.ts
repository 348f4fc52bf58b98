import type { Path, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import type { FinanceFormValues } from './financeFormValues'

export type BoundFields = (path: Path<FinanceFormValues>) => UseFormRegisterReturn & { error: string | undefined }

/** Ties a field to its value in the form and to the sentence about what is wrong with it. */
export function useBoundFields({ register, validationErrorOf }: SchemaForm<FinanceFormValues>): BoundFields {
  const { t } = useTranslation(['finances', 'shell'])
  return (path) => ({ ...register(path), error: validationErrorText(t, validationErrorOf(path)) })
}
