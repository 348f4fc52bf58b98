import type { FieldValues, Path, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'

/** Ties a field to its value in the form and to the sentence about what is wrong with it. */
export function useSampleFields<Values extends FieldValues>({ register, validationErrorOf }: SchemaForm<Values>) {
  const { t } = useTranslation(['samples', 'shell'])
  return (path: Path<Values>): UseFormRegisterReturn & { error: string | undefined } => ({
    ...register(path),
    error: validationErrorText(t, validationErrorOf(path)),
  })
}
