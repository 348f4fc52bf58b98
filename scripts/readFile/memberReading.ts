import { memberStatuses, sections } from '@contract/members'
import { fileColumns, sampleColumns } from '@/@core/import/parsing/fileColumns'
import type { FileTable } from '@/@core/import/parsing/fileTable'
import { linesOfTable } from '@/@core/import/parsing/linesOfTable'
import { matchColumns } from '@/@core/import/parsing/matchColumns'
import { initialMemberAnswers, memberAmbiguities } from '@/views/members/importing/memberImportAnswers'
import type { MemberAnswers, MemberColumnId, MemberColumns } from '@/views/members/importing/memberImportAnswers'
import { memberImportFields } from '@/views/members/importing/memberImportFields'
import { memberLineReader } from '@/views/members/importing/memberImportLines'
import { openNameOrders } from '@/views/members/importing/memberNames'
import { memberErrorSentence, openMemberQuestions } from '@/views/members/importing/memberImportSentences'
import type { FileOutcome, FileReading } from './fileReading'
import { sortLines, tableFacts, tableQuestions } from './tableReading'
import { listOf, memberTexts, t } from './texts'

/** What the screen asks of a list of people, answered by the first choice of each. */
function firstAnswers(columns: MemberColumns): { answers: MemberAnswers; questions: FileReading['questions'] } {
  const { dateOrders, unknown, bare, unknownStatuses } = memberAmbiguities(columns)
  const [order = '', ...orders] = dateOrders
  const [section, status] = [sections[0], memberStatuses[0]]
  const [nameOrder = '', ...nameOrders] = openNameOrders(columns)
  const answers: MemberAnswers = {
    ...initialMemberAnswers,
    dateOrder: order,
    section,
    sections: Object.fromEntries(unknown.map(({ key }) => [key, section])),
    statuses: Object.fromEntries(unknownStatuses.map(({ key }) => [key, status])),
  }
  const asked = [
    nameOrders.length > 0 && { question: t('imports:members.nameOrder'), taken: nameOrder },
    orders.length > 0 && { question: t('question.dateOrder'), taken: order },
    bare > 0 && { question: t('imports:members.section'), taken: section },
    ...unknown.map(({ text }) => ({ question: `${t('imports:members.unknownSections')} ${text}`, taken: section })),
    ...unknownStatuses.map(({ text }) => ({
      question: `${t('imports:members.unknownStatuses')} ${text}`,
      taken: status,
    })),
  ]
  return { answers, questions: asked.filter((one) => one !== false) }
}

/** A list of people. Without a name nothing of it can be read. */
export function memberReading(table: FileTable): FileOutcome {
  const mapping = matchColumns(memberImportFields, sampleColumns(table))
  const columns = fileColumns<MemberColumnId>(table, mapping)
  const { answers, questions: asked } = firstAnswers(columns)
  const questions = [...tableQuestions(table), ...asked]
  const facts = tableFacts(table, mapping)
  const open = openMemberQuestions(memberTexts, columns, answers)
  if (open.length > 0) {
    const sentence = t('columns.missing', { names: listOf(open) })
    const refused = [{ line: 0, error: sentence }]
    return { reading: { ...facts, lines: [], people: [], aside: [], refused, questions }, sentence }
  }
  const { rows, read } = linesOfTable(table, memberLineReader(columns, answers))
  const { taken, aside, refused } = sortLines(rows.map(read), (error) => memberErrorSentence(memberTexts, error))
  const people = taken.map(({ line, item: { id: _made, ...said } }) => ({ line, ...said }))
  return { reading: { ...facts, lines: [], people, aside, refused, questions } }
}
