import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { usePrinting } from '@/@core/hooks/usePrinting'
import type { Answers, MatrixMember } from '@/redux/calendar/answers'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { instrumentText } from '@/shared/records/instrumentText'
import { sectionKey } from '@/shared/records/sectionKey'
import { answerLines } from './answerLines'
import { cellStyles, cellWord } from './cellStyles'

/** Events that the width of a page has room for. */
const COLUMNS_MAX = 14

/** `ticks`: empty boxes, to note by hand who is there. */
export type PrintKind = 'answers' | 'ticks'

interface AnswersPrintProps {
  answers: Answers
  members: readonly MatrixMember[]
  kind: PrintKind
}

/** All members by all events on paper, over as many pages as it takes, each with its headings; drawn for the printer alone. */
export function AnswersPrint(props: AnswersPrintProps) {
  const isPrinting = usePrinting()
  if (!isPrinting) return null
  const starts = props.answers.events.map((_, at) => at).filter((at) => at % COLUMNS_MAX === 0)
  return (
    <div className="answers-print">
      {starts.map((first) => (
        <PrintTable key={first} {...props} first={first} />
      ))}
    </div>
  )
}

function PrintTable({ answers, members, kind, first }: AnswersPrintProps & { first: number }) {
  const { t } = useTranslation(['roster', 'members'])
  const { shortDay } = useEventWhen()
  const lines = useMemo(() => answerLines(members), [members])
  const events = answers.events.slice(first, first + COLUMNS_MAX)
  return (
    <table aria-label={t(kind === 'ticks' ? 'matrix.tickSheet' : 'matrix.title')}>
      <thead>
        <tr>
          <th scope="col">{t('matrix.member')}</th>
          {events.map(({ id, title, ...times }) => (
            <th key={id} scope="col">
              {shortDay(times)} <span>{title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) =>
          line.kind === 'section' ? (
            <tr key={sectionKey(line)}>
              <th scope="rowgroup" colSpan={events.length + 1}>
                {line.ownSection ?? t(`members:sections.${line.section}`)}
              </th>
            </tr>
          ) : (
            <tr key={line.member.memberId}>
              <th scope="row">
                {line.member.name} <small>{line.member.beside ?? instrumentText(line.member)}</small>
              </th>
              {events.map(({ id }, at) => {
                const word = cellWord(line.member.cells[first + at] ?? null)
                const style = cellStyles[word]
                return (
                  <td key={id}>
                    {kind === 'answers' && (
                      <>
                        {style && <StatusIcon shape={style.shape} />}
                        <span className="visually-hidden">{t(`matrix.cells.${word}`)}</span>
                      </>
                    )}
                  </td>
                )
              })}
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
