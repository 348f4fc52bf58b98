import type { Path, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { faultText } from '@/@core/components/fields/faultText'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import type { FinanceFormValues } from './financeFormValues'

export type BoundFields = (path: Path<FinanceFormValues>) => UseFormRegisterReturn & { error: string | undefined }

/** Ties a field to its value in the form and to the sentence about what is wrong with it. */
export function useBoundFields({ register, faultOf }: SchemaForm<FinanceFormValues>): BoundFields {
  const { t } = useTranslation(['finances', 'shell'])
  return (path) => ({ ...register(path), error: faultText(t, faultOf(path)) })
}
