import { CalendarPlus, Printer, Users } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { instrumentKey } from '@contract/invitees'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { TableSkeleton } from '@/@core/components/feedback/TableSkeleton'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useDelayedFlag } from '@/@core/hooks/useDelayedFlag'
import { useTidyUrl } from '@/@core/hooks/useTidyUrl'
import { paths } from '@/configs/paths'
import {
  ANSWER_ROWS_MAX,
  selectAnswerRows,
  filterAnswers,
  type Answers,
  type MatrixMember,
} from '@/redux/calendar/answers'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { onOnePage } from '@/shared/lists/listQuery'
import { useListQuery } from '@/shared/lists/useListQuery'
import { ExportButton } from '@/shared/records/ExportButton'
import { Loaded } from '@/shared/records/Loaded'
import { useCalendarPath } from '@/views/calendar/query/useCalendarQuery'
import { AnswerGrid } from './AnswerGrid'
import { AnswerLegend } from './AnswerLegend'
import { AnswersPrint, type PrintKind } from './AnswersPrint'
import { AnswersFilters } from './AnswersFilters'
import { answersUrl, isFiltered, noFilters, toAnswersFilter, type AnswersQuery } from './answersQuery'
import { useAnswers } from './useAnswers'
import './answers.scss'

const nobody: readonly MatrixMember[] = []

/** The answers of all members to all events of some days. */
export function AnswersPage() {
  const { t } = useTranslation(['roster', 'calendar', 'members'])
  const { full } = useEventWhen()
  const { count } = useFormat()
  const calendarPath = useCalendarPath()
  const { query, choose, adjust } = useListQuery(answersUrl)
  useTidyUrl(onOnePage)
  const load = useAnswers(query)
  const { answers, isLoading } = load
  const isSlow = useDelayedFlag(isLoading)
  const filter = useMemo(() => toAnswersFilter(query), [query])
  const read = answers?.members ?? nobody
  const members = useMemo(() => filterAnswers(read, filter), [read, filter])
  const instruments = useMemo(() => instrumentsOf(read), [read])
  const [printed, setPrinted] = useState<PrintKind>('answers')
  const clear = useCallback(() => choose(noFilters), [choose])
  const hasTable = answers !== null && answers.events.length > 0 && members.length > 0

  /** As the browser's own menu prints it afterwards again. */
  function print(kind: PrintKind): void {
    flushSync(() => setPrinted(kind))
    window.print()
    setPrinted('answers')
  }

  async function toCsv(rows: MatrixMember[], locale: string): Promise<string> {
    const { answersCsv } = await import('./answersCsv')
    return answersCsv(rows, answers?.events ?? [], { t, when: full, language: locale })
  }

  return (
    <>
      <PageHeader
        title={t('matrix.title')}
        count={hasTable ? count(members.length) : undefined}
        lead={t('matrix.lead')}
        back={<BackLink to={calendarPath} label={t('calendar:back')} />}
        actions={
          hasTable && (
            <>
              <Button onClick={() => print('ticks')}>{t('matrix.tickSheet')}</Button>
              <Button onClick={() => print('answers')}>
                <Printer size={16} aria-hidden />
                {t('sheet.print')}
              </Button>
              <ExportButton
                what="answers"
                select={selectAnswerRows}
                selection={filter}
                toCsv={toCsv}
                title={t('matrix.title')}
                doneText={(number, shown) => t('matrix.exported', { count: number, shown })}
              />
            </>
          )
        }
      />
      {hasTable && <AnswersPrint answers={answers} members={members} kind={printed} />}
      <div className="no-print">
        <AnswersFilters query={query} instruments={instruments} onChoose={choose} onAdjust={adjust} onClear={clear} />
      </div>
      <Loaded {...load} answer={answers} skeleton={<TableSkeleton columns={6} />}>
        {(answers) => (
          <div className={`answers${isSlow ? ' is-slow' : ''}`} aria-busy={isLoading}>
            {hasTable ? (
              <AnswersTable answers={answers} members={members} query={query} />
            ) : (
              <NoAnswers answers={answers} query={query} onClear={clear} />
            )}
          </div>
        )}
      </Loaded>
    </>
  )
}

interface AnswersTableProps {
  answers: Answers
  members: readonly MatrixMember[]
  query: AnswersQuery
}

function AnswersTable({ answers, members, query }: AnswersTableProps) {
  const { t } = useTranslation('roster')
  const { count } = useFormat()
  const { q, section, instrument, silent } = query
  const isPart = section !== undefined || instrument !== undefined
  const instruments = useMemo(() => new Set(instrumentsOf(members).map(instrumentKey)), [members])
  return (
    <>
      {answers.hasMoreEvents && (
        <FormAlert tone="info">{t('matrix.moreEvents', { shown: count(answers.events.length) })}</FormAlert>
      )}
      {answers.total > answers.members.length && (
        <FormAlert tone="info">{t('matrix.moreMembers', { shown: count(ANSWER_ROWS_MAX) })}</FormAlert>
      )}
      <AnswerGrid
        answers={answers}
        members={members}
        instruments={isPart ? instruments : undefined}
        hidesSeats={q.trim() !== '' || silent !== undefined}
      />
      <AnswerLegend />
      <p className="form-text no-print">{t('matrix.hint')}</p>
    </>
  )
}

function NoAnswers({ answers, query, onClear }: { answers: Answers; query: AnswersQuery; onClear: () => void }) {
  const { t } = useTranslation(['roster', 'members', 'calendar'])
  if (answers.events.length === 0 && !isFiltered({ ...query, ...withoutPeople }))
    return (
      <EmptyState
        icon={CalendarPlus}
        title={t('matrix.noEventsTitle')}
        hint={t('matrix.noEventsText')}
        action={
          <Button color="primary" to={paths.newEvent}>
            {t('calendar:add')}
          </Button>
        }
      />
    )
  if (!isFiltered({ ...query, period: noFilters.period, calendar: undefined }) && answers.events.length > 0)
    return (
      <EmptyState
        icon={Users}
        title={t('members:empty.title')}
        hint={t('members:empty.text')}
        action={<Button to={paths.members}>{t('matrix.toMembers')}</Button>}
      />
    )
  const title = answers.events.length === 0 ? t('matrix.noEventsTitle') : t('members:noMatchTitle')
  return <NoMatch title={title} onClear={onClear} />
}

const withoutPeople = { q: '', section: undefined, instrument: undefined, silent: undefined }

/** Each once, however it is spelt, by name. */
function instrumentsOf(members: readonly MatrixMember[]): string[] {
  const known = new Map(members.flatMap(({ instrument: one }) => (one ? [[instrumentKey(one), one] as const] : [])))
  return [...known.values()].toSorted((a, b) => a.localeCompare(b))
}
