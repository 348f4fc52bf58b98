import type { FieldValues, Path, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { validationErrorText } from './validationErrorText'

export type BoundFields<Values extends FieldValues> = (
  path: Path<Values>,
) => UseFormRegisterReturn & { error: string | undefined }

/** Ties a field to its value in the form and to the sentence about what is wrong with it. */
export function useBoundFields<Values extends FieldValues>(
  form: Pick<SchemaForm<Values>, 'register' | 'validationErrorOf'>,
): BoundFields<Values> {
  const { t } = useTranslation(['shell'])
  return (path) => ({ ...form.register(path), error: validationErrorText(t, form.validationErrorOf(path)) })
}
