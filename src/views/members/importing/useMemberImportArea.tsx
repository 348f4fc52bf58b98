import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { IMPORT_MAX } from '@contract/imports'
import type { NewMemberLine } from '@contract/memberImports'
import type { OwnField } from '@contract/members/ownFields'
import { useOwnValueText } from '@/shared/ownFields/ownValueText'
import type { ImportArea } from '@/@core/import/wizard/importArea'
import { foldWords } from '@/@core/components/foldText'
import { useFormat } from '@/shared/dates/useFormat'
import { initialMemberAnswers, type MemberAnswers, type MemberColumnId } from './memberImportAnswers'
import { useGroupSections } from '@/views/members/columns/useSectionLabel'
import { memberImportColumns } from './memberImportColumns'
import { memberKeys } from './memberKeys'
import { memberUpdate } from './memberImportUpdates'
import { memberImportFields } from './memberImportFields'
import { memberLineReader } from './memberImportLines'
import { memberNotes } from './memberNotes'
import { addressFields } from './addressColumns'
import { withEarlierWords, withProposals } from './answeredWords'
import { guardianFields } from './guardianColumns'
import {
  memberErrorSentence,
  memberFieldLabel,
  memberNoteText,
  nameFields,
  openMemberQuestions,
} from './memberImportSentences'
import type { OwnInstruments } from './memberInstruments'
import { ownColumnIds, ownImportFields } from './ownColumns'
import { MemberImportPrompts } from './MemberImportPrompts'

export function useMemberImportArea(
  ownFields: readonly OwnField[],
): ImportArea<MemberColumnId, MemberAnswers, NewMemberLine> {
  const { t, i18n } = useTranslation(['imports', 'members', 'shell', 'instruments'])
  const { t: ownT } = useTranslation('ownFields')
  const ownText = useOwnValueText()
  const format = useFormat()
  const { settings, nameOf: sectionOf } = useGroupSections()
  const played = useMemo((): OwnInstruments => {
    const { sections = [], spellings = [] } = settings ?? {}
    return { sections, spellings, nameOf: (code) => t(`instruments:names.${code}`) }
  }, [settings, t])

  return useMemo(() => {
    function ownSentence(error: string): string | undefined {
      const [word, id = '', ...text] = error.split(':')
      const field = word === 'own' ? ownFields.find((known) => known.id === id) : undefined
      return field && ownT('importError', { field: field.name, text: text.join(':') })
    }
    return {
      fields: [
        ...memberImportFields.map((field) => ({ ...field, label: memberFieldLabel(t, field.id) })),
        ...ownImportFields(ownFields, (name) => ownT('decidedOn', { name })),
      ],
      linesMax: IMPORT_MAX,
      needsAllColumns: true,
      isCertain: true,
      initialAnswers: initialMemberAnswers,
      openQuestions: (columns, answers) => openMemberQuestions(t, columns, answers, ownFields, played),
      questions: (props) => <MemberImportPrompts {...props} ownFields={ownFields} played={played} />,
      recallAnswers: withEarlierWords,
      completeAnswers: (columns, answers) => withProposals(columns, answers, ownFields, played),
      lineReader: (columns, answers) => memberLineReader(columns, answers, ownFields, played, i18n.language),
      checkLines: (columns) => (lines) => {
        const rows = lines.flatMap(({ row, item, aside }) => (item !== null && aside === undefined ? [row] : []))
        const notes = memberNotes(columns, rows)
        const text = memberNoteText(t, i18n.language, notes)
        const tone = notes.unplaced.lines > 0 ? 'caution' : 'info'
        return { errors: new Map(), ...(text !== '' && { note: { tone, text } }) }
      },
      validationErrorSentence: (validationError) =>
        ownSentence(validationError) ?? memberErrorSentence(t, validationError),
      fieldsWithErrors,
      optionalFields: [
        ...(['calledName', 'instrument', 'part', 'seat', 'secondInstrument', 'position', 'email', 'phone'] as const),
        ...(['joinedOn', 'leftOn', 'birthDate', 'emergencyName', 'emergencyPhone', 'notes'] as const),
        ...(['otherPhones', 'otherEmails'] as const),
        ...addressFields,
        ...guardianFields,
        ...ownColumnIds(ownFields),
      ],
      updateOf: (line, stored) => memberUpdate(line, stored, { t, format, ownFields, ownText }),
      twinKeyOf: ({ name }) => foldWords(name),
      sameKeysOf: memberKeys,
      previewColumns: () => memberImportColumns({ t, ownTitle: ownT('title'), format, sectionOf, ownFields, ownText }),
    }
  }, [t, i18n.language, ownT, format, sectionOf, ownFields, ownText, played])
}

function fieldsWithErrors(validationError: string): readonly MemberColumnId[] {
  const [word = '', what = ''] = validationError.split(':')
  if (word === 'own') return [`own.${what}`]
  if (word === 'future') return ['birthDate']
  const named = word === 'long' || word === 'formula' || word === 'order' ? what : word
  const id = memberImportFields.find((field) => field.id === named)?.id
  if (id === 'name') return nameFields
  return id === undefined ? [] : [id]
}
