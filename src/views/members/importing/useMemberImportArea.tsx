import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { IMPORT_MAX } from '@contract/imports'
import type { MemberWrite } from '@contract/members'
import type { ImportArea } from '@/@core/import/wizard/importArea'
import { foldWords } from '@/@core/components/foldText'
import { useFormat } from '@/shared/dates/useFormat'
import { initialMemberAnswers, type MemberAnswers } from './memberImportAnswers'
import { memberImportColumns } from './memberImportColumns'
import { memberUpdate } from './memberImportUpdates'
import { memberImportFields, type MemberFieldId } from './memberImportFields'
import { memberLineReader } from './memberImportLines'
import { memberErrorSentence, memberFieldLabel, nameFields, openMemberQuestions } from './memberImportSentences'
import { MemberImportPrompts } from './MemberImportPrompts'

export function useMemberImportArea(): ImportArea<MemberFieldId, MemberAnswers, MemberWrite> {
  const { t } = useTranslation(['imports', 'members'])
  const format = useFormat()

  return useMemo(
    () => ({
      fields: memberImportFields.map((field) => ({ ...field, label: memberFieldLabel(t, field.id) })),
      linesMax: IMPORT_MAX,
      initialAnswers: initialMemberAnswers,
      openQuestions: (columns, answers) => openMemberQuestions(t, columns, answers),
      questions: (props) => <MemberImportPrompts {...props} />,
      lineReader: memberLineReader,
      validationErrorSentence: (validationError) => memberErrorSentence(t, validationError),
      fieldsWithErrors,
      optionalFields: [
        ...(['instrument', 'position', 'email', 'phone', 'joinedOn', 'leftOn', 'birthDate'] as const),
        ...(['emergencyName', 'emergencyPhone', 'notes'] as const),
      ],
      updateOf: (line, stored) => memberUpdate(line, stored, { t, format }),
      twinKeyOf: ({ name }) => foldWords(name),
      previewColumns: () => memberImportColumns({ t, format }),
    }),
    [t, format],
  )
}

function fieldsWithErrors(validationError: string): readonly MemberFieldId[] {
  const [word = '', what = ''] = validationError.split(':')
  if (word === 'future') return ['birthDate']
  const named = word === 'long' || word === 'formula' ? what : word
  const id = memberImportFields.find((field) => field.id === named)?.id
  if (id === 'name') return nameFields
  return id === undefined ? [] : [id]
}
