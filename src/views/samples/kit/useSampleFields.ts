import type { FieldValues, Path, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { faultText } from '@/@core/components/fields/faultText'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'

/** Ties a field to its value in the form and to the sentence about what is wrong with it. */
export function useSampleFields<Values extends FieldValues>({ register, faultOf }: SchemaForm<Values>) {
  const { t } = useTranslation(['samples', 'shell'])
  return (path: Path<Values>): UseFormRegisterReturn & { error: string | undefined } => ({
    ...register(path),
    error: faultText(t, faultOf(path)),
  })
}
