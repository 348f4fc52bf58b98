import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { IMPORT_MAX } from '@contract/imports'
import type { MemberWrite } from '@contract/members'
import type { ImportArea } from '@/@core/import/wizard/importArea'
import { useFormat } from '@/shared/dates/useFormat'
import { initialMemberAnswers, memberAmbiguities, type MemberAnswers } from './memberImportAnswers'
import { memberImportColumns } from './memberImportColumns'
import { memberImportFields, type MemberFieldId } from './memberImportFields'
import { memberLineReader } from './memberImportLines'
import { MemberImportPrompts } from './MemberImportPrompts'

const plainErrors = ['name', 'section'] as const
const quotingErrors = ['email', 'phone', 'future'] as const
const dateErrors = ['joinedOn', 'birthDate'] as const

export function useMemberImportArea(): ImportArea<MemberFieldId, MemberAnswers, MemberWrite> {
  const { t } = useTranslation(['imports', 'members'])
  const format = useFormat()

  return useMemo(
    () => ({
      fields: memberImportFields.map((field) => ({ ...field, label: t(`members:fields.${field.id}`) })),
      linesMax: IMPORT_MAX,
      initialAnswers: initialMemberAnswers,
      openQuestions: (columns, { dateOrder, section, sections, statuses }) => {
        const { dateOrders, unknown, bare, unknownStatuses } = memberAmbiguities(columns)
        const isUnplaced = unknown.some(({ key }) => !sections[key]) || (bare > 0 && section === '')
        const open = [
          !columns.has('name') && t('imports:members.need.name'),
          dateOrders.length > 1 && !dateOrders.some((order) => order === dateOrder) && t('question.dateOrder'),
          isUnplaced && t('members:fields.section'),
          unknownStatuses.some(({ key }) => !statuses[key]) && t('members:fields.status'),
        ]
        return open.filter((name) => name !== false)
      },
      questions: (props) => <MemberImportPrompts {...props} />,
      lineReader: memberLineReader,
      validationErrorSentence: (validationError) => {
        const [word = '', what = '', limit] = validationError.split(':')
        const plain = plainErrors.find((name) => name === word)
        if (plain) return t(`imports:members.error.${plain}`)
        const text = validationError.slice(word.length + 1)
        const quoting = quotingErrors.find((name) => name === word)
        if (quoting) return t(`imports:members.error.${quoting}`, { text })
        const date = dateErrors.find((name) => name === word)
        if (date) return t('imports:members.error.date', { field: t(`members:fields.${date}`), text })
        const field = memberImportFields.find(({ id }) => id === what)
        if (!field || word !== 'long') return t('imports:members.error.other')
        return t('imports:members.error.long', { field: t(`members:fields.${field.id}`), limit })
      },
      fieldsWithErrors,
      optionalFields: ['instrument', 'position', 'email', 'phone', 'joinedOn', 'birthDate', 'notes'],
      previewColumns: () => memberImportColumns({ t, format }),
    }),
    [t, format],
  )
}

function fieldsWithErrors(validationError: string): readonly MemberFieldId[] {
  const [word = '', what = ''] = validationError.split(':')
  if (word === 'future') return ['birthDate']
  const id = memberImportFields.find((field) => field.id === (word === 'long' ? what : word))?.id
  return id === undefined ? [] : [id]
}
