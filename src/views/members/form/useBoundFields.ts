import type { Path, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { MemberWrite } from '@contract/members'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'

export type BoundFields = (path: Path<MemberWrite>) => UseFormRegisterReturn & { error: string | undefined }

/** Ties a field to its value in the form and to the sentence about what is wrong with it. */
export function useBoundFields({ register, validationErrorOf }: SchemaForm<MemberWrite>): BoundFields {
  const { t } = useTranslation(['members', 'shell'])
  return (path) => ({ ...register(path), error: validationErrorText(t, validationErrorOf(path)) })
}
