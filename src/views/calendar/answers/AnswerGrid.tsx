import { useId, useMemo, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useMediaQuery } from '@/@core/hooks/useMediaQuery'
import { paths } from '@/configs/paths'
import type { Answers, MatrixEvent, MatrixMember } from '@/redux/calendar/answers'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { AnswerDialog } from './AnswerDialog'
import { AnswerGridHead } from './AnswerGridHead'
import { AnswerRow, type RowTexts } from './AnswerRow'
import { sectionKey } from '@/shared/records/sectionKey'
import { answerLines, eventSums, seatSum } from './answerLines'
import { cellWords, type CellWord } from './cellStyles'
import { gridCellId } from './gridCell'
import { useGridKeys, type GridPlace } from './useGridKeys'
import { useGridWindow } from './useGridWindow'

interface AnswerGridProps {
  answers: Answers
  /** The rows that are shown. */
  members: readonly MatrixMember[]
  /** Instruments whose places are counted; absent: all. */
  instruments: ReadonlySet<string> | undefined
  /** Some invitees are not shown, so that a count of filled places would mislead. */
  hidesSeats: boolean
}

/** As answers.scss has it. */
const COLUMN_PX = 88

/** Members by events. Only what its box shows is drawn: a season of a large group has fifty thousand cells. */
export function AnswerGrid({ answers, members, instruments, hidesSeats }: AnswerGridProps) {
  const { t } = useTranslation(['roster', 'members'])
  const navigate = useNavigate()
  const { dayInFull } = useEventWhen()
  const { count } = useFormat()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<{ member: MatrixMember; event: MatrixEvent } | null>(null)
  // As answers.scss has them.
  const rowPx = useMediaQuery('(pointer: coarse)') ? 48 : 40
  const { events, readinessByEvent } = answers
  const lines = useMemo(() => answerLines(members), [members])
  const yes = useMemo(() => eventSums(members, events.length), [members, events.length])
  const allSeats = events.map((event) => seatSum(readinessByEvent[event.id], instruments))
  const seats = !hidesSeats && allSeats.some(Boolean) ? allSeats : undefined
  const headRows = seats ? 3 : 2

  const { shown, onScroll } = useGridWindow(box, {
    rows: lines.length,
    columns: events.length,
    rowPx,
    columnPx: COLUMN_PX,
  })
  const { active, onKeyDown, choose } = useGridKeys(box, {
    rows: headRows + lines.length,
    columns: events.length + 1,
    headRows,
    rowPx,
    columnPx: COLUMN_PX,
    isPassed: (row) => lines[row - headRows]?.kind === 'section',
    onOpen: open,
  })

  function open({ row, column }: GridPlace): void {
    const line = lines[row - headRows]
    const event = events[column - 1]
    if (line?.kind === 'member') {
      if (!event) void navigate(paths.member(line.member.memberId))
      else if (line.member.cells[column - 1]) setOpened({ member: line.member, event })
    } else if (row === 0 && event) void navigate(paths.event(event.id))
  }

  function press({ target }: MouseEvent): void {
    if (!(target instanceof Element) || target.closest('a')) return
    const [row, column] = target.closest<HTMLElement>('[data-place]')?.dataset['place']?.split(' ').map(Number) ?? []
    if (row === undefined || column === undefined) return
    choose({ row, column })
    if (column > 0) open({ row, column })
  }

  const texts = useMemo(
    (): RowTexts => ({
      events: events.map(dayInFull),
      cells: Object.fromEntries(cellWords.map((word) => [word, t(`matrix.cells.${word}`)])) as Record<CellWord, string>,
      yesOfInvited: t('matrix.yesOfInvited'),
      sum: (part, whole) => t('matrix.of', { part: count(part), whole: count(whole) }),
    }),
    [events, dayInFull, t, count],
  )

  const [firstRow, endRow] = shown.rows
  const [first, end] = shown.columns
  const isDrawn =
    (active.row < headRows || (active.row - headRows >= firstRow && active.row - headRows < endRow)) &&
    (active.column === 0 || (active.column - 1 >= first && active.column - 1 < end))
  const spacer = (rows: number) => rows > 0 && <tr aria-hidden style={{ height: rows * rowPx }} />

  return (
    <div ref={box} className="answer-box" onScroll={onScroll}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the keys of a grid move in it
        role="grid"
        className="answer-grid"
        style={{ width: `calc(var(--name) + ${events.length * COLUMN_PX}px)` }}
        aria-label={t('matrix.title')}
        aria-rowcount={headRows + lines.length}
        aria-colcount={events.length + 1}
        aria-activedescendant={isDrawn ? gridCellId(id, active.row, active.column) : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={press}
      >
        <colgroup>
          <col className="answer-name-column" />
          <col span={Math.max(1, events.length)} className="answer-column" />
        </colgroup>
        <AnswerGridHead answers={answers} yes={yes} seats={seats} columns={shown.columns} gridId={id} active={active} />
        <tbody>
          {spacer(firstRow)}
          {lines.slice(firstRow, endRow).map((line, offset) => {
            const row = headRows + firstRow + offset
            if (line.kind === 'section')
              return (
                <tr key={sectionKey(line)} className="answer-section" aria-rowindex={row + 1}>
                  <th scope="rowgroup" aria-colindex={1}>
                    {line.ownSection ?? t(`members:sections.${line.section}`)}{' '}
                    <span className="muted tabular">{count(line.count)}</span>
                  </th>
                  <td aria-hidden colSpan={Math.max(1, events.length)} />
                </tr>
              )
            return (
              <AnswerRow
                key={line.member.memberId}
                gridId={id}
                row={row}
                member={line.member}
                texts={texts}
                first={first}
                end={end}
                activeColumn={row === active.row ? active.column : -1}
              />
            )
          })}
          {spacer(lines.length - endRow)}
        </tbody>
      </table>
      {opened && <AnswerDialog {...opened} onClose={() => setOpened(null)} />}
    </div>
  )
}
